internal import Foundation
internal import HeadlessUIKit

/// The anchors of `defaultScrollAnchor(_:)` by their roles; nil for the start of the content.
struct ScrollAnchors: Equatable {
  /// The anchor without a role.
  var common: UnitPoint?
  /// Those with a role, which precede the one without, wherever they stand in a chain of modifiers.
  var ofRoles: [ScrollAnchorRole: UnitPoint?] = [:]

  var initialOffset: UnitPoint? { ofRoles[.initialOffset] ?? common }
  var sizeChanges: UnitPoint? { ofRoles[.sizeChanges] ?? common }
  var alignment: UnitPoint? { ofRoles[.alignment] ?? common }

  /// The place of content that is smaller than the scroll view, from its top left corner, in points.
  func shift(of content: CGSize, in size: CGSize, axes: Axis.Set, isMirrored: Bool) -> CGPoint {
    guard let alignment else { return .zero }
    let across = isMirrored ? 1 - alignment.x : alignment.x
    return CGPoint(
      x: axes.contains(.horizontal) ? max(size.width - content.width, 0) * across : 0,
      y: axes.contains(.vertical) ? max(size.height - content.height, 0) * alignment.y : 0)
  }
}

/// What a scroll view's anchors do to its offset.
struct ScrollAnchoring {
  /// Whether the content was scrolled to its initial anchor.
  private(set) var isDone = false
  /// The offset of the anchor for changes of size, with the last sizes.
  private var kept: CGPoint?

  /// Returns the offset that the anchors demand, in points. With the first layout that makes content visible it is that of the
  /// initial anchor; without one, horizontal content begins at its leading edge, which is the right one in right-to-left layouts.
  /// Later an offset that was the anchor's for changes of size stays the anchor's; the user may have scrolled away from there.
  mutating func offset(
    from offset: CGPoint, axes: Axis.Set, anchors: ScrollAnchors, isMirrored: Bool, content: CGSize, seen: CGSize,
    reach: UIEdgeInsets
  ) -> CGPoint {
    guard seen.width > 0, seen.height > 0, content != .zero else { return offset }
    func place(_ anchor: UnitPoint) -> CGPoint {
      var place = offset
      if axes.contains(.horizontal) {
        let hidden = content.width + reach.left + reach.right - seen.width
        // Content that is narrower than the visible area is at its leading edge, too.
        place.x = (isMirrored ? hidden * (1 - anchor.x) : max(hidden, 0) * anchor.x) - reach.left
      }
      if axes.contains(.vertical) {
        place.y = max(content.height + reach.top + reach.bottom - seen.height, 0) * anchor.y - reach.top
      }
      return place
    }
    var result = offset
    if !isDone, anchors.initialOffset != nil || isMirrored && axes.contains(.horizontal) {
      isDone = true
      let first = place(anchors.initialOffset ?? .topLeading)
      result = CGPoint(x: first.x, y: anchors.initialOffset == nil ? offset.y : first.y)
    } else if let anchor = anchors.sizeChanges, let kept, offset.distance(to: kept) < 0.5 {
      result = place(anchor)
    }
    kept = anchors.sizeChanges.map { place($0) }
    return result
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { max(abs(x - other.x), abs(y - other.y)) }
}
