/// A result builder that combines several widgets.
@preconcurrency @MainActor @resultBuilder public struct WidgetBundleBuilder {
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some Widget { _WidgetGroup() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
    var descriptions: [WidgetDescription] = []
    repeat descriptions += (each content)._descriptions
    return _WidgetGroup(descriptions: descriptions)
  }
  public static func buildOptional(_ content: (some Widget)?) -> some Widget {
    _WidgetGroup(descriptions: content?._descriptions ?? [])
  }
  public static func buildLimitedAvailability(_ content: some Widget) -> some Widget {
    _WidgetGroup(descriptions: content._descriptions)
  }
}

/// A group of widgets, which may be empty.
struct _WidgetGroup: Widget {
  let _descriptions: [WidgetDescription]
  init() { _descriptions = [] }
  init(descriptions: [WidgetDescription]) { _descriptions = descriptions }
  var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The widgets of a widget extension.
@preconcurrency @MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Has no effect: bundles don't run here. `WidgetDescription.all(in:)` lists their widgets.
  public static func main() {}
}
