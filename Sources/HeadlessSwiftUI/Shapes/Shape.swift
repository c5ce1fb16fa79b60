public import Foundation
public import SwiftUILayout

/// An outline in a rectangle.
nonisolated public protocol Shape: View, Animatable, Sendable {
  /// The outline, in points.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size of the shape for a proposal; by default the proposed size.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape.
public struct AnyShape: Shape {
  private var base: any Shape

  public init<S: Shape>(_ shape: S) { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// That of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public var animatableData: _AnyAnimatableData {
    get { base.erasedData }
    set { base.erasedData = newValue }
  }
}

extension Path: Shape {
  /// The path unchanged, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
