public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, a line for each.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in PathText(number: PathText.plain).text(of: path) }
  }

  /// The path's elements, a line for each.
  ///
  /// - Parameter numberFormatter: formats the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      PathText { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }.text(of: path)
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, a line for each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in path.cgPath }
  }

  /// The path's elements, a line for each.
  ///
  /// - Parameter numberFormatter: formats the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in path.cgPath }
  }
}

/// Formats paths.
private struct PathText {
  /// Formats a coordinate.
  let number: (Double) -> String

  /// Rounded to thousandths, with one decimal at least.
  static func plain(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return String(rounded == 0 ? 0 : rounded)
  }

  func text(of path: CGPath) -> String {
    var text = ""
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let (name, count) =
        switch element.type {
        case .moveToPoint: ("MoveTo", 1)
        case .addLineToPoint: ("LineTo", 1)
        case .addQuadCurveToPoint: ("QuadCurveTo", 2)
        case .addCurveToPoint: ("CurveTo", 3)
        case .closeSubpath: ("Close", 0)
        }
      let points = (0..<count).map { index in
        "(\(number(Double(element.points[index].x))), \(number(Double(element.points[index].y))))"
      }
      // In SnapshotTesting's format: subpaths are separated, and each name is followed by a space, also a closing one.
      if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
      text += name + " " + points.joined(separator: " ") + "\n"
    }
    return text
  }
}
