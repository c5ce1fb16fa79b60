public import Foundation

// Titles of shared items as localized resources, which string catalogs generate. Disfavoured, so that a literal stays a key.

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) { self.init(Text(titleResource)) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image) {
    self.init(Text(titleResource), image: image)
  }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with a title that shares items.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(items, DefaultShareLinkLabel(Text(titleResource))) }
  /// Creates a link with a title that shares an address.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource))) }
  /// Creates a link with a title that shares a text.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource)))
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with a title that shares an item.
  @_disfavoredOverload public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> { self.init(CollectionOfOne(item), DefaultShareLinkLabel(Text(titleResource))) }
}
