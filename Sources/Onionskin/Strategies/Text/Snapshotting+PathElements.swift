public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, a line for each.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: PathText.formatter) }

  /// The path's elements, a line for each.
  ///
  /// - Parameter numberFormatter: writes the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in PathText(formatter: numberFormatter).text(of: path) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, a line for each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { path in path.cgPath }
  }

  /// The path's elements, a line for each.
  ///
  /// - Parameter numberFormatter: writes the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { path in path.cgPath }
  }
}

/// Writes paths down.
private struct PathText {
  let formatter: NumberFormatter

  /// Three decimals at most, at least one.
  static var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 3
    formatter.minimumFractionDigits = 1
    return formatter
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
        "(\(number(element.points[index].x)), \(number(element.points[index].y)))"
      }
      text += ([name] + points).joined(separator: " ") + "\n"
    }
    return text
  }

  private func number(_ value: CGFloat) -> String {
    formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
  }
}
