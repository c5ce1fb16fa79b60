public import HeadlessUIKit

/// A placeholder for missing content: an image, a title, a description and buttons.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let description: Description
  nonisolated(unsafe) private let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// Centred in the proposed size. Spacing and fonts are those of UIKit's configuration, measured on pictures of iOS 17.
  public var body: some View {
    VStack(spacing: 15) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 15) {
      configuration.icon.font(.system(size: 46)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView

where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  public init(_ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil) {
    self.init(label: { HeadlessSwiftUI.Label(title, image: resource) }, description: { description })
  }
}

nonisolated extension ContentUnavailableView

where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The placeholder for a search without results; within `searchable` it contains the search text.
  public static var search: ContentUnavailableView { search(nil) }
  public static func search(text: String) -> ContentUnavailableView { search(text) }

  private static func search(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}

private enum SearchedTextKey: EnvironmentKey { static var defaultValue: String { "" } }

extension EnvironmentValues {
  /// The text in the search field of the enclosing page.
  var searchedText: String {
    get { self[SearchedTextKey.self] }
    set { self[SearchedTextKey.self] = newValue }
  }
}
