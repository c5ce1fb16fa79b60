/// A widget of an app: its kind, its sizes, and the view of an entry.
@preconcurrency @MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency init()
  @MainActor @preconcurrency var body: Body { get }

  /// The widget, or those of a bundle's body.
  var _descriptions: [WidgetDescription] { get }
}

extension Widget {
  public var _descriptions: [WidgetDescription] { [body._description] }
  /// Widgets aren't run here; a test shows an entry: `WidgetPicture(MyWidget.self, entry: entry, family: .systemSmall)`.
  public static func main() {}
}
