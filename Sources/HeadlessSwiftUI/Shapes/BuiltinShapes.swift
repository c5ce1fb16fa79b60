public import Foundation
public import SwiftUILayout

public struct Rectangle: InsettableShape {
  public init() {}
  /// The same in both directions of reading.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, _ in shape }
  }
}

/// The largest circle that fits the rectangle, centred.
public struct Circle: InsettableShape {
  public init() {}
  /// The same in both directions of reading.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, _ in shape }
  }
}

public struct Ellipse: InsettableShape {
  public init() {}
  /// The same in both directions of reading.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, _ in shape }
  }
}

public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The same in both directions of reading.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    // On iOS the ends are half circles in both styles.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, _ in shape }
  }
}

/// The shape of the enclosing container, inset to the view's frame; a rectangle if there is none.
public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { ContainerOutline.current?.path(in: rect) ?? Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { shape, _ in shape }
  }
}

/// A container shape in a smaller rectangle, with concentric corners.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  /// Returns the shape with the corners for an inset.
  let adapted: @Sendable (Base, CGFloat) -> Base

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : adapted(shape, amount).path(in: inner)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// That of the shape inside.
  public static var role: ShapeRole { Base.role }
  /// That of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(shape: shape, amount: self.amount + amount, adapted: adapted)
  }
}

nonisolated extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
