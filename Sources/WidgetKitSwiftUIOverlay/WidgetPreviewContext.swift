public import HeadlessSwiftUI
public import WidgetKit

/// The family of a previewed widget. Previews of widgets aren't shown here: `WidgetPicture` shows one.
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
