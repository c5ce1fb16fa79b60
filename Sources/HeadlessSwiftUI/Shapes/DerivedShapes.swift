public import Foundation
internal import Graphics
public import SwiftUILayout

/// A shape derived from the outline of another one.
public struct _DerivedShape<Base: Shape>: Shape {
  var base: Base
  var change: Change

  enum Change: Equatable, Sendable {
    case trim(CGFloat, CGFloat)
    case stroke(StrokeStyle)
    case size(CGSize, anchor: UnitPoint)
  }

  public func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): base.path(in: rect).trimmedPath(from: from, to: to)
    case .stroke(let style): base.path(in: rect).strokedPath(style)
    case .size(let size, let anchor):
      base.path(
        in: CGRect(
          x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
          width: size.width, height: size.height))
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, change.data) }
    set {
      base.animatableData = newValue.first
      change.data = newValue.second
    }
  }
}

extension _DerivedShape.Change {
  /// The two ends of a trimmed line, the width and phase of a stroke, or a width and a height.
  fileprivate var data: AnimatablePair<CGFloat, CGFloat> {
    get {
      switch self {
      case .trim(let from, let to): AnimatablePair(from, to)
      case .stroke(let style): AnimatablePair(style.lineWidth, style.dashPhase)
      case .size(let size, _): size.animatableData
      }
    }
    set {
      switch self {
      case .trim: self = .trim(newValue.first, newValue.second)
      case .stroke(var style):
        (style.lineWidth, style.dashPhase) = (newValue.first, newValue.second)
        self = .stroke(style)
      case .size(_, let anchor):
        self = .size(CGSize(width: newValue.first, height: newValue.second), anchor: anchor)
      }
    }
  }
}

/// A shape derived from two others.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .union: first.union(second, eoFill: eoFill)
    case .subtracting: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self, change: .trim(startFraction, endFraction))
  }
  public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape(base: self, change: .stroke(style)) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
  public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
  /// The shape in a rectangle of a size, at a place of the rectangle that it is asked to fill.
  ///
  /// - Parameter anchor: the point that both rectangles have in common.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _DerivedShape(base: self, change: .size(size, anchor: anchor))
  }
  /// The shape in a rectangle of a size, at a place of the rectangle that it is asked to fill.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
