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

nonisolated extension View {
  /// Observes the geometry of the scroll view inside the view.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollViewReader { proxy in
      ScrollGeometryView(content: self, proxy: proxy, transform: transform, action: action)
    }
  }
  /// Observes the phase of the scroll view inside the view. Programmatic scrolling with an animation arrives at once, and enters
  /// `animating` and `idle`.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    ScrollViewReader { proxy in ScrollPhaseView(content: self, proxy: proxy, action: action) }
  }
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
  /// Called with the ids of the views of a `scrollTargetLayout` of which at least the threshold's fraction is visible, when they
  /// change.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    ScrollViewReader { proxy in
      ScrollTargetsView(content: self, proxy: proxy, threshold: threshold) { ids in
        action(ids.compactMap { $0.base as? ID })
      }
    }
  }
}

/// Calls the action with the phases of the scroll view inside.
private struct ScrollPhaseView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let proxy: ScrollViewProxy
  nonisolated(unsafe) let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var observer = ScrollPhaseObserver()

  nonisolated init(
    content: Content, proxy: ScrollViewProxy,
    action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) {
    self.content = content
    self.proxy = proxy
    self.action = action
  }

  var body: some View {
    observer.action = action
    return
      content
      .onGeometryChange(for: ObjectIdentifier?.self) { place in
        place.reading { proxy.phases.map { ObjectIdentifier($0) } }
      } action: { _ in
        observer.observe(proxy.phases)
      }
      .onDisappear { observer.observe(nil) }
      .onAppear { observer.observe(proxy.phases) }
  }
}

/// Reports when other targets of the scroll view become visible.
private struct ScrollTargetsView<Content: View>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let proxy: ScrollViewProxy
  let threshold: Double
  nonisolated(unsafe) let action: ([AnyHashable]) -> Void

  var body: some View {
    content.onGeometryChange(for: [AnyHashable]?.self) { place in
      place.reading { proxy.visibleIDs(threshold) }
    } action: { ids in
      if let ids { action(ids) }
    }
  }
}

/// Reports when a value of the scroll view's geometry changes.
private struct ScrollGeometryView<Content: View, Value: Equatable>: View {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let proxy: ScrollViewProxy
  nonisolated(unsafe) let transform: (ScrollGeometry) -> Value
  nonisolated(unsafe) let action: (Value, Value) -> Void
  @State private var last: Value?

  nonisolated init(
    content: Content, proxy: ScrollViewProxy, transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.proxy = proxy
    self.transform = transform
    self.action = action
  }

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
