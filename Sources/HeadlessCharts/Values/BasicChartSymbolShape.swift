public import Foundation
public import HeadlessSwiftUI

/// The predefined symbols for points.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  enum Kind: CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  /// The default symbols, which series use in turn (observed on iOS 18.3).
  static let cycle: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.05, dy: rect.height * 0.05))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: arms([0, 90], in: rect)
    case .cross: arms([45, 135], in: rect)
    case .asterisk: arms([90, 30, 150], in: rect)
    }
  }

  /// A regular polygon with a corner at the top.
  private func polygon(_ corners: Int, in rect: CGRect) -> Path {
    var path = Path()
    for corner in 0..<corners {
      let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners) - .pi / 2
      let point = CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Bars through the middle at the given angles, in degrees.
  private func arms(_ angles: [CGFloat], in rect: CGRect) -> Path {
    var lines = Path()
    for degrees in angles {
      let angle = degrees * .pi / 180
      let reach = CGSize(width: cos(angle) * rect.width / 2, height: sin(angle) * rect.height / 2)
      lines.move(to: CGPoint(x: rect.midX - reach.width, y: rect.midY - reach.height))
      lines.addLine(to: CGPoint(x: rect.midX + reach.width, y: rect.midY + reach.height))
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
