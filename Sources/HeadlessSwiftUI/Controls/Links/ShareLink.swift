public import Foundation
internal import HeadlessUIKit

/// A button that presents the system's share sheet.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View {
  nonisolated(unsafe) private let items: Data
  nonisolated(unsafe) private let label: Label
  @Environment(\.graphHost) private var host

  nonisolated init(_ items: Data, _ label: Label) {
    self.items = items
    self.label = label
  }

  public var body: some View {
    Button {
      guard let presenter = host.presenter else { return }
      let sheet = UIActivityViewController(activityItems: Array(items), applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = presenter.view
      presenter.present(sheet, animated: false)
    } label: {
      label
    }
  }
}

/// The preview of an item in the share sheet; stored but unused.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init() }
  public init(_ title: Text) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }
  public init(_ title: Text, image: Image) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init() }
  public init(_ title: Text, icon: Icon) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

/// The default label: the system's symbol and title.
public struct DefaultShareLinkLabel: View {
  let title: Text
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  nonisolated init(_ title: Text = Text(verbatim: "Share…")) { self.title = title }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items, label())
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), label()) }
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), label()) }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  public init(items: Data, subject: Text? = nil, message: Text? = nil) { self.init(items, DefaultShareLinkLabel()) }
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(Text(titleKey)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, DefaultShareLinkLabel(Text(title)))
  }
  public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }
  public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel())
  }
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey))) }
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title))) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title))) }
}

nonisolated extension ShareLink {
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), label()) }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) { self.init(items, label()) }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(title)) }
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel(title)) }
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel()) }
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleKey))) }
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(title))) }
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel()) }
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(items, DefaultShareLinkLabel(Text(titleKey))) }
}
