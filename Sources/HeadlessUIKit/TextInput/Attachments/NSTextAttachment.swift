public import Foundation
package import Graphics

/// Content among the characters of a text: an image, or a view.
open class NSTextAttachment: NSObject, NSSecureCoding {
  private let coreFoundationHeader = CoreFoundationHeader()

  /// The character that represents an attachment.
  public static let character = 0xFFFC

  /// In points, relative to the position on the baseline; y points up. A zero rectangle means the image's own size, with the
  /// image's baseline, which symbols have, on the text's.
  open var bounds: CGRect = .zero
  open var image: UIImage?
  /// An image file, which is shown if there is no image.
  open var contents: Data?
  /// The type of the contents, such as `public.png`, for which a view provider class is registered.
  open var fileType: String?
  /// Points left free on both sides.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may be shown, if the attachment has one.
  open var allowsTextAttachmentView = true
  /// Whether a text view shows a view instead of the image.
  open var usesTextAttachmentView: Bool { provider != nil }

  /// The tint colour of the text view that shows the attachment.
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

  // MARK: Archives

  private enum Key {
    static let measures = "NSAttachmentMeasures"
    static let image = "NSAttachmentImage"
    static let contents = "NSAttachmentContents"
    static let fileType = "NSAttachmentFileType"
  }

  /// The attachment as `encode(with:)` wrote it; an empty one from an archive of another make.
  public required init?(coder: NSCoder) {
    let measures = coder.decodeNumbers(forKey: Key.measures)?.map { CGFloat($0) } ?? []
    if measures.count == 6, measures.allSatisfy(\.isFinite) {
      bounds = CGRect(x: measures[0], y: measures[1], width: measures[2], height: measures[3])
      (lineLayoutPadding, allowsTextAttachmentView) = (measures[4], measures[5] == 1)
    }
    // Asking for what isn't there counts as a broken archive.
    if coder.containsValue(forKey: Key.image) { image = coder.decodeObject(of: UIImage.self, forKey: Key.image) }
    if coder.containsValue(forKey: Key.contents) {
      contents = coder.decodeObject(of: NSData.self, forKey: Key.contents) as Data?
    }
    fileType = coder.decodeText(forKey: Key.fileType)
  }

  /// Writes place, image and contents; views aren't archived.
  open func encode(with coder: NSCoder) {
    let place = [bounds.minX, bounds.minY, bounds.width, bounds.height, lineLayoutPadding]
    coder.encode(
      numbers: place.map { Double($0) } + [allowsTextAttachmentView ? 1 : 0], forKey: Key.measures)
    if let image { coder.encode(image, forKey: Key.image) }
    if let contents { coder.encode(contents as NSData, forKey: Key.contents) }
    if let fileType { coder.encode(fileType as NSString, forKey: Key.fileType) }
  }

  open class var supportsSecureCoding: Bool { true }

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

  /// Draws the content into `imageBounds`; nil for none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { picture }

  private var picture: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  // MARK: Place and picture, as TextKit 2 asks

  /// Like `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`, which it calls.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
  }

  /// Like `image(forBounds:textContainer:characterIndex:)`, which it calls.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer, characterIndex: (location as? TextStorageLocation)?.offset ?? 0)
  }

  // MARK: Views

  /// The provider of the view that a text view shows; nil for none. Creates an instance of the class that is registered for the
  /// file type.
  @preconcurrency @MainActor open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    guard let fileType, let type = NSTextAttachment.textAttachmentViewProviderClass(forFileType: fileType) else {
      return nil
    }
    return (type as? NSTextAttachmentViewProvider.Type)?
      .init(textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
  }

  private static var providers: HostTable<NSTextAttachment, String, NSTextAttachmentViewProvider.Type> {
    StateHost.ofTestSetting.value { HostTable(within: $0) }
  }

  /// The class of `NSTextAttachmentViewProvider` for a type of contents: in the whole process, or in the test that registers it.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: NSTextAttachmentViewProvider.Type, forFileType fileType: String
  ) {
    providers[fileType] = textAttachmentViewProviderClass
  }

  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers[fileType]
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
      return MainThread.assume {
        room.0.attachmentBounds(
          for: attributes, location: room.1, textContainer: room.2, proposedLineFragment: line, position: .zero)
      }
    }
    return attachmentBounds(
      for: place.attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
  }

  package func items(in rect: CGRect, at place: AttachmentPlace) -> [DisplayItem] {
    if provider != nil { return [] }
    let shown = image(
      for: rect, attributes: place.attributes, location: TextStorageLocation(place.index),
      textContainer: place.container as? NSTextContainer)
    guard let shown else { return [] }
    // A template without a colour of its own has the colour of the surrounding text.
    let isPlain = shown.picture.usesTemplateTint && shown.picture.tint == nil
    return shown.displayItems(in: rect, tint: isPlain ? place.color : nil)
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
