public import Foundation
public import HeadlessSwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that the shape appears to fill.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The outline of the symbol, within it. The result has one type for all symbols: apps list outlines of several in one scale.
  public func strokeBorder(lineWidth: CGFloat) -> AnyChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle) -> AnyChartSymbolShape {
    AnyChartSymbolShape(OutlinedSymbol(symbol: self, style: style))
  }
}

// Apple's documentation doesn't list these; apps use both.
extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

/// A symbol of any kind.
public struct AnyChartSymbolShape: ChartSymbolShape {
  public let perceptualUnitRect: CGRect
  private let outline: @Sendable (CGRect) -> Path

  public init<S: ChartSymbolShape>(_ shape: S) {
    perceptualUnitRect = shape.perceptualUnitRect
    outline = { shape.path(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}

private struct OutlinedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    // A line without a width is no line.
    guard style.lineWidth > 0 else { return Path() }
    return symbol.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}
