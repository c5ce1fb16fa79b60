public import Foundation

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// In points.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(containerSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
}

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// The properties of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

extension View {
  /// Observes the geometry of the scroll view inside the view.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollViewReader { proxy in
      ScrollGeometryView(content: self, proxy: proxy, transform: transform, action: action)
    }
  }
  /// Scroll views are at rest here: the only phase is `idle`.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View { self }
  /// Called when the visible fraction of the view in the enclosing scroll view crosses the threshold.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let seen = proxy.bounds(of: .scrollView), proxy.size.width > 0, proxy.size.height > 0 else { return true }
      let part = seen.intersection(CGRect(origin: .zero, size: proxy.size))
      guard !part.isNull else { return false }
      return part.width * part.height >= proxy.size.width * proxy.size.height * threshold
    } action: {
      action($0)
    }
  }
  /// Has no effect: ids of views aren't known by their positions here, so the action isn't called.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }
}

/// Reports when a value of the scroll view's geometry changes.
private struct ScrollGeometryView<Content: View, Value: Equatable>: View {
  let content: Content
  let proxy: ScrollViewProxy
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var last: Value?

  var body: some View {
    content.onGeometryChange(for: ScrollGeometry?.self) { place in
      place.reading { proxy.geometry }
    } action: { geometry in
      guard let geometry else { return }
      let value = transform(geometry)
      guard value != last else { return }
      let old = last ?? value
      last = value
      action(old, value)
    }
  }
}
