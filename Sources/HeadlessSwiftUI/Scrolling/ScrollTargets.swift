internal import Foundation
internal import HeadlessUIKit

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

/// The key of `scrollTargetLayout` among an element's traits; its value is a `Bool`.
private enum ScrollTargetLayoutKey {}
/// The key of `scrollTarget` among an element's traits; its value is a `Bool`.
private enum ScrollTargetKey {}

extension EnvironmentValues {
  /// Where scroll gestures come to rest; nil for where the content loses its velocity.
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The offset at which a scroll gesture stops; programmatic scrolling isn't affected.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
  /// Makes the views of the layout targets of scrolling.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { trait(ScrollTargetLayoutKey.self, isEnabled) }
  /// Makes the view a target of scrolling.
  public func scrollTarget(isEnabled: Bool = true) -> some View { trait(ScrollTargetKey.self, isEnabled) }
}

extension _LayoutElement {
  /// The frames of the views with `scrollTarget`, and of those in layouts with `scrollTargetLayout`, from an origin, in points.
  func scrollTargets(from origin: CGPoint) -> [CGRect] {
    let own = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
    if trait(ScrollTargetKey.self) == true { return [CGRect(origin: own, size: size)] }
    guard trait(ScrollTargetLayoutKey.self) != true else { return layoutFrames(from: own) }
    return children.flatMap { $0.scrollTargets(from: own) }
  }

  private func trait(_ key: Any.Type) -> Bool? { trait(ObjectIdentifier(key)) as? Bool }

  /// The frames of the views in the layout that the element is, or that is its only content.
  private func layoutFrames(from own: CGPoint) -> [CGRect] {
    if !(self is _ContainerElement), !(self is _LazyContainerElement), let only = children.first, children.count == 1 {
      return only.layoutFrames(from: CGPoint(x: own.x + only.origin.x, y: own.y + only.origin.y))
    }
    return children.map { child in
      CGRect(origin: CGPoint(x: own.x + child.origin.x, y: own.y + child.origin.y), size: child.size)
    }
  }
}

extension _ScrollElement {
  /// The id of the target at a point of the visible area; nil without one.
  func visibleTarget(
    among candidates: [(id: AnyHashable, element: _LayoutElement)], _ anchor: UnitPoint?
  ) -> AnyHashable? {
    let seen = geometry.visibleRect
    let targets = targetFrames.filter { frame in
      guard let anchor else { return frame.maxX > seen.minX + 0.5 && frame.maxY > seen.minY + 0.5 }
      let point = CGPoint(x: seen.minX + anchor.x * seen.width, y: seen.minY + anchor.y * seen.height)
      return axes.contains(.vertical)
        ? frame.minY <= point.y && point.y <= frame.maxY : frame.minX <= point.x && point.x <= frame.maxX
    }
    guard let target = targets.min(by: { ($0.minY, $0.minX) < ($1.minY, $1.minX) }) else { return nil }
    return candidates.first { frameInContent(of: $0.element).map { target.isNear($0) } == true }?.id
  }

  /// The ids of the targets of which at least a fraction is visible, in the order of the content.
  func visibleTargets(
    among candidates: [(id: AnyHashable, element: _LayoutElement)], _ threshold: Double
  ) -> [AnyHashable] {
    let seen = geometry.visibleRect
    let visible = targetFrames.filter { frame in
      let part = seen.intersection(frame)
      guard !part.isNull, frame.width > 0, frame.height > 0 else { return false }
      return part.width * part.height >= frame.width * frame.height * threshold - 0.001
    }
    return visible.compactMap { target in
      candidates.first { frameInContent(of: $0.element).map { target.isNear($0) } == true }?.id
    }
  }

  /// The frame of an element inside, in the content's coordinate space, in points; nil for one that isn't inside.
  private func frameInContent(of element: _LayoutElement) -> CGRect? {
    var (origin, current) = (element.origin, element)
    while let parent = current.parent, parent.parent !== self {
      origin.x += parent.origin.x
      origin.y += parent.origin.y
      current = parent
    }
    return current.parent == nil ? nil : CGRect(origin: origin, size: element.size)
  }
}

extension CGRect {
  /// Whether the frames are those of one view; wrapping elements have the same frame.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(width - other.width) < 0.5
      && abs(height - other.height) < 0.5
  }
}
