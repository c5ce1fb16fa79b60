public import Foundation

// The names that C has for properties and methods of rectangles, points and sizes. Swift accepts these functions on iOS, also as
// values: `bounds.reduce(.null, CGRectUnion)`.

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

/// The smallest rectangle that contains both.
public func CGRectUnion(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.union(other) }
/// The part that both have in common; `CGRect.null` for none.
public func CGRectIntersection(_ rect: CGRect, _ other: CGRect) -> CGRect { rect.overlap(with: other) }
/// The rectangle with its edges moved inwards.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// The rectangle at another place.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// The smallest rectangle with whole edges that contains it.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The same rectangle with a width and a height that aren't negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Whether the point is inside, or on the left or the top edge.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether the second rectangle is inside of the first.
public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// Whether the rectangles have a part in common.
public func CGRectIntersectsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.overlaps(other) }
/// Whether the rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is `CGRect.null`.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it is `CGRect.infinite`.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// The origin.
public var CGPointZero: CGPoint { .zero }
/// No width and no height.
public var CGSizeZero: CGSize { .zero }
/// A rectangle at the origin without a size.
public var CGRectZero: CGRect { .zero }
/// The rectangle that contains nothing.
public var CGRectNull: CGRect { .null }
