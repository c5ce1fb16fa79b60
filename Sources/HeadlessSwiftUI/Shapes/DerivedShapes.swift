public import Foundation
public import Graphics
public import SwiftUILayout

/// A shape whose outline is made of another one's.
public struct _DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: Change

  enum Change: Equatable, Sendable {
    case trim(CGFloat, CGFloat)
    case stroke(StrokeStyle)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case transform(CGAffineTransform)
    case size(CGSize)
  }

  public func path(in rect: CGRect) -> Path {
    switch change {
    case .trim(let from, let to): base.path(in: rect).trimmedPath(from: from, to: to)
    case .stroke(let style): base.path(in: rect).strokedPath(style)
    case .offset(let offset): base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    case .scale(let scale, let anchor):
      base.path(in: rect).applying(
        .around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
    case .rotation(let angle, let anchor):
      base.path(in: rect).applying(.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
    case .transform(let transform): base.path(in: rect).applying(transform)
    case .size(let size): base.path(in: CGRect(origin: rect.origin, size: size))
    }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

extension CGAffineTransform {
  /// A transform whose fixed point is a place of a rectangle.
  static func around(_ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

/// A shape made of two.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  let first: First
  let second: Second
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
}

nonisolated extension Shape {
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _DerivedShape(base: self, change: .trim(startFraction, endFraction))
  }
  public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape(base: self, change: .stroke(style)) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
  public func offset(_ offset: CGSize) -> some Shape { _DerivedShape(base: self, change: .offset(offset)) }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(CGSize(width: offset.x, height: offset.y)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { offset(CGSize(width: x, height: y)) }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(base: self, change: .scale(CGSize(width: x, height: y), anchor))
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    _DerivedShape(base: self, change: .rotation(angle, anchor))
  }
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    _DerivedShape(base: self, change: .transform(transform))
  }
  public func size(_ size: CGSize) -> some Shape { _DerivedShape(base: self, change: .size(size)) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

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
