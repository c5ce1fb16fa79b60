public import Foundation
package import Graphics
internal import Synchronization

/// Something that stands among the characters of a text: an image, or a view.
open class NSTextAttachment: NSObject {
  private let coreFoundationHeader = CoreFoundationHeader()

  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  /// In points, from the place on the baseline; y points up. A rectangle of zeros stands for the image's own size, with the
  /// image's baseline, if it has one as symbols do, on the text's.
  open var bounds: CGRect = .zero
  open var image: UIImage?
  /// A picture's file, which is shown where there is no image.
  open var contents: Data?
  /// What the contents are, as `public.png`: the class that shows them is registered by it.
  open var fileType: String?
  /// Points left free on both sides.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may be shown, if the attachment has one.
  open var allowsTextAttachmentView = true
  /// Whether a text view shows a view in the place of the image.
  open var usesTextAttachmentView: Bool { provider != nil }

  /// That of the text view that shows the attachment.
  var provider: NSTextAttachmentViewProvider?

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  // MARK: Place and picture, as TextKit 1 asks

  /// In points, from the place on the baseline; y points up. Lines are not laid out yet when it is asked: `position` is 0, and
  /// `lineFrag` as high as the attachment's font.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds == .zero, let picture else { return bounds }
    return CGRect(origin: CGPoint(x: 0, y: -(picture.baselineOffsetFromBottom ?? 0)), size: picture.size)
  }

  /// What is painted into `imageBounds`; nil for nothing.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  // MARK: Place and picture, as TextKit 2 asks

  /// As `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`, which it asks.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
  }

  /// As `image(forBounds:textContainer:characterIndex:)`, which it asks.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
  }

  // MARK: Views

  /// What makes the view that a text view shows; nil for none. Asks the class that is registered for the file type.
  @preconcurrency @MainActor open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard let fileType, let type = NSTextAttachment.textAttachmentViewProviderClass(forFileType: fileType) else {
      return nil
    }
    return (type as? NSTextAttachmentViewProvider.Type)?
      .init(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
  }

  private static let providers = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  /// The class of `NSTextAttachmentViewProvider` for a type of contents, in the whole process.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type, forFileType fileType: String
  ) {
    providers.withLock { $0[fileType] = textAttachmentViewProviderClass }
  }

  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers.withLock { $0[fileType] }
  }
}

extension NSTextAttachment: TextAttachmentContent {
  package func bounds(at place: AttachmentPlace) -> CGRect {
    let line = CGRect(origin: .zero, size: place.line)
    let location = TextStorageLocation(place.index)
    let container = place.container as? NSTextContainer
    if let provider {
      // Views are shown where views are.
      nonisolated(unsafe) let attributes = place.attributes
      nonisolated(unsafe) let room = (provider, location, container)
      return MainActor.assumeIsolated {
        room.0.attachmentBounds(
          for: attributes, location: room.1, textContainer: room.2, proposedLineFragment: line, position: .zero)
      }
    }
    return attachmentBounds(
      for: place.attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
  }

  package func items(in rect: CGRect, at place: AttachmentPlace) -> [DisplayItem] {
    if provider != nil { return [] }
    let picture = image(
      for: rect, attributes: place.attributes, location: TextStorageLocation(place.index),
      textContainer: place.container as? NSTextContainer)
    return picture?.displayItems(in: rect) ?? []
  }
}

extension NSAttributedString {
  /// The attachment's character, and the attachment as its attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The attachment's character with the attachment and other attributes.
  public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
    self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
  }
}
