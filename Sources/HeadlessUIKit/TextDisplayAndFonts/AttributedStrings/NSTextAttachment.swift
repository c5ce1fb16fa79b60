public import Foundation

/// Something that stands among the characters of a text, mostly an image.
open class NSTextAttachment: NSObject {
  private let coreFoundationHeader = CoreFoundationHeader()

  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  /// In points, from the place on the baseline; y points up. A rectangle of zeros stands for the image's own size.
  open var bounds: CGRect = .zero
  open var image: UIImage?
  open var contents: Data?
  /// Kept without effect: attachments are shown by their image.
  open var fileType: String?
  /// Points left free on both sides.
  open var lineLayoutPadding: CGFloat = 0

  public override init() {}

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Where the attachment is painted, in the space of `bounds`.
  package var placedBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
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
