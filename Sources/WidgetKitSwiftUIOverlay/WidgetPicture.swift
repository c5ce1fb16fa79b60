public import HeadlessCoreGraphics
public import HeadlessSwiftUI
public import WidgetKit

/// A widget's entry as the system shows it: in the family's size, with the container's background, the content margins and
/// round corners. Not a part of WidgetKit.
///
///     assertSnapshot(
///       of: WidgetPicture(ClockWidget.self, entry: entry, family: .systemSmall), as: .image(layout: .sizeThatFits))
public struct WidgetPicture: View {
  private let family: WidgetFamily
  private let size: CGSize
  private let hasContentMargins: Bool
  private let content: AnyView

  /// - Parameters:
  ///   - size: In points; by default that of a screen of 390 x 844, and of 820 x 1180 for the family that only iPads have.
  ///     `family.size(onScreen:)` gives those of other screens.
  ///   - contentMarginsDisabled: As the configuration's modifier of the name.
  ///   - content: The view of an entry.
  public init(
    family: WidgetFamily, size: CGSize? = nil, contentMarginsDisabled: Bool = false,
    @ViewBuilder content: () -> some View
  ) {
    self.family = family
    self.size =
      size ?? family.size(onScreen: CGSize(width: 390, height: 844))
      ?? family.size(onScreen: CGSize(width: 820, height: 1180)) ?? .zero
    hasContentMargins = !contentMarginsDisabled
    self.content = AnyView(content())
  }

  /// An entry of a widget, with the widget's own content and margins.
  ///
  /// The family must be one that the widget supports, and the entry one of its provider's.
  public init<W: Widget>(_ widget: W.Type, entry: any TimelineEntry, family: WidgetFamily, size: CGSize? = nil) {
    let description = WidgetDescription(widget)
    precondition(description.supportedFamilies.contains(family), "\(W.self) doesn't support the family \(family).")
    guard let view = description.content(entry) else {
      preconditionFailure("\(W.self) has no view for an entry of the type \(type(of: entry)).")
    }
    self.init(family: family, size: size, contentMarginsDisabled: !description.hasContentMargins) { view }
  }

  /// 16 points on the Home Screen (iOS 17); the Lock Screen's families have none.
  private var margins: EdgeInsets {
    let margin: CGFloat = family.isAccessory ? 0 : 16
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// The corners: iOS's radius depends on the device, and Apple publishes none; 22 points is about that of recent iPhones.
  private var cornerRadius: CGFloat {
    switch family {
    case .accessoryCircular: size.height / 2
    case .accessoryRectangular, .accessoryInline: 0
    default: 22
    }
  }

  public var body: some View {
    let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    content
      .padding(hasContentMargins ? margins : EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      .frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(_ContainerBackgroundKey.self) { background in
        if !family.isAccessory {
          if let background { background } else { Color(uiColor: .systemBackground) }
        }
      }
      .clipShape(shape)
      .containerShape(shape)
      .environment(\._paintedContainer, .widget)
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.showsWidgetContainerBackground, !family.isAccessory)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
  }
}

/// The background of a widget on the Lock Screen, in the widget's shape. iOS blends it with the wallpaper; here it is the system's
/// tertiary fill, since there are no recorded figures for the blend.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color(uiColor: .tertiarySystemFill) }
}

/// The family of a previewed widget. Previews of widgets aren't shown: use `WidgetPicture`.
public struct WidgetPreviewContext: PreviewContext {
  public init(family: WidgetFamily) {}
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
