public import Foundation

// The names that C has for properties of rectangles, points and sizes. Swift accepts these functions on iOS.

/// The left edge.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The horizontal middle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The top edge.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The vertical middle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The bottom edge.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, which isn't negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, which isn't negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The origin.
public var CGPointZero: CGPoint { .zero }
/// No width and no height.
public var CGSizeZero: CGSize { .zero }
/// A rectangle at the origin without a size.
public var CGRectZero: CGRect { .zero }
/// The rectangle that contains nothing.
public var CGRectNull: CGRect { .null }
