internal import Foundation

/// A scrollable view.
public struct ScrollView<Content: View>: _ContainerView {
  nonisolated(unsafe) public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  public var _content: Content { content }

  public func makeElement(_ context: _ElementContext) -> _ScrollElement {
    _ScrollElement(axes: axes, graph: context.graph)
  }

  public func updateElement(_ element: _ScrollElement, _ context: _ElementContext) {
    let environment = context.environment
    element.axes = axes
    element.update(
      isEnabled: environment.isScrollEnabled, showsIndicators: showsIndicators,
      indicators: environment.scrollIndicators, clips: !environment.isScrollClipDisabled)
    let view = element.scrollView
    // Content that is smaller than the view bounces as well, unless `basedOnSize` says otherwise.
    view.alwaysBounceVertical = axes.contains(.vertical) && environment.scrollBounceBehaviors[1] != .basedOnSize
    view.alwaysBounceHorizontal = axes.contains(.horizontal) && environment.scrollBounceBehaviors[0] != .basedOnSize
    view.keyboardDismissMode = environment.scrollDismissesKeyboardMode.dismissMode
    element.takeRefresh(axes.contains(.vertical) && !environment.isRefreshTaken ? environment.refresh : nil)
    element.anchors = environment.scrollAnchors
    element.margins = environment.scrollContentMargins
    element.indicatorMargins = UIEdgeInsets(environment.scrollIndicatorMargins, environment.layoutDirection)
    element.targetBehavior = environment.scrollTargetBehavior.map { ($0, environment.recording(nil)) }
  }

  public static var _changesEnvironment: Bool { true }
  /// Nested scroll views don't inherit the margins, anchors, behaviours and the action that refreshes.
  public func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard
      environment.scrollContentMargins != EdgeInsets() || environment.scrollIndicatorMargins != EdgeInsets()
        || environment.scrollAnchors != ScrollAnchors() || environment.scrollTargetBehavior != nil
        || (environment.refresh != nil && !environment.isRefreshTaken)
    else { return environment }
    var environment = environment
    environment.scrollContentMargins = EdgeInsets()
    environment.scrollIndicatorMargins = EdgeInsets()
    environment.scrollAnchors = ScrollAnchors()
    environment.scrollTargetBehavior = nil
    environment.isRefreshTaken = environment.refresh != nil
    return environment
  }

  public func setChildren(_ children: [_LayoutElement], of element: _ScrollElement) { element.setContent(children) }
  public typealias Body = Never
}

private enum ScrollKeys {
  enum Enabled: EnvironmentKey { static var defaultValue: Bool { true } }
  enum ClipDisabled: EnvironmentKey { static var defaultValue: Bool { false } }
  enum Indicators: EnvironmentKey {
    static var defaultValue: [ScrollIndicatorVisibility] { [.automatic, .automatic] }
  }
}

extension EnvironmentValues {
  public var isScrollEnabled: Bool {
    get { self[ScrollKeys.Enabled.self] }
    set { self[ScrollKeys.Enabled.self] = newValue }
  }
  var isScrollClipDisabled: Bool {
    get { self[ScrollKeys.ClipDisabled.self] }
    set { self[ScrollKeys.ClipDisabled.self] = newValue }
  }
  /// Both axes.
  var scrollIndicators: [ScrollIndicatorVisibility] {
    get { self[ScrollKeys.Indicators.self] }
    set { self[ScrollKeys.Indicators.self] = newValue }
  }
  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators[0] }
    set { scrollIndicators[0] = newValue }
  }
  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators[1] }
    set { scrollIndicators[1] = newValue }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

nonisolated extension View {
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) {
      if axes.contains(.horizontal) { $0[0] = visibility }
      if axes.contains(.vertical) { $0[1] = visibility }
    }
  }
}
