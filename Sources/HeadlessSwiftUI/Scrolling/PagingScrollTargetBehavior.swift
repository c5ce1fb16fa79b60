internal import Foundation

/// Scrolls by pages of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // A gesture leads to the next page at most, however fast it is.
    func page(_ place: CGFloat, _ start: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      guard length > 0 else { return place }
      let first = (start / length).rounded()
      let number = min(max((place / length).rounded(), first - 1), first + 1)
      return min(number * length, max(content - length, 0))
    }
    let (start, container) = (context.originalTarget.rect, context.containerSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, start.minX, container.width, context.contentSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, start.minY, container.height, context.contentSize.height)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
