internal import Foundation
internal import HeadlessUIKit

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: AnyScrollTargetBehavior? { nil }
}

/// The key of `scrollTargetLayout` among an element's traits; its value is a `Bool`.
private enum ScrollTargetLayoutKey {}

extension EnvironmentValues {
  /// Where scroll gestures come to rest; nil for where the content loses its velocity.
  var scrollTargetBehavior: AnyScrollTargetBehavior? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Where a scroll gesture comes to rest; programmatic scrolling isn't affected.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, AnyScrollTargetBehavior(behavior))
  }
  /// Makes the views of the layout targets of scrolling.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { trait(ScrollTargetLayoutKey.self, isEnabled) }
}

extension _LayoutElement {
  /// The frames of the views of layouts with `scrollTargetLayout`, from an origin, in points.
  func scrollTargets(from origin: CGPoint) -> [CGRect] {
    let own = CGPoint(x: origin.x + self.origin.x, y: origin.y + self.origin.y)
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
