public import Foundation
public import SwiftUILayout

/// An outline in a rectangle.
nonisolated public protocol Shape: View, Sendable {
  /// Returns the outline, in points.
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
  private let outline: @Sendable (CGRect) -> Path
  private let fitting: @Sendable (ProposedViewSize) -> CGSize

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    fitting = { shape.sizeThatFits($0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal) }
}

extension Path: Shape {
  /// The path unchanged, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
