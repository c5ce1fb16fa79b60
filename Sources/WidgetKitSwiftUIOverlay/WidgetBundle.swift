/// The widgets of an app's extension.
@preconcurrency @MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Bundles aren't run here; `WidgetDescription.all(in:)` lists their widgets.
  public static func main() {}
}
