package import Foundation
package import Graphics

/// The properties of an attachment for text layout.
package protocol TextAttachmentContent: AnyObject {
  /// Points left free on both sides.
  var lineLayoutPadding: CGFloat { get }
  /// In points, from the place on the baseline; y points up.
  func bounds(at place: AttachmentPlace) -> CGRect
  /// Draws it into a rectangle of the text, in points; y points down.
  func items(in rect: CGRect, at place: AttachmentPlace) -> [DisplayItem]
}

/// The position of an attachment in a text.
package struct AttachmentPlace {
  /// The character's, in UTF-16 units.
  package var index: Int
  package var attributes: [NSAttributedString.Key: Any]
  /// The text's `NSTextContainer`; nil where it has none.
  package var container: AnyObject?
  /// The colour of the surrounding text, for templates.
  package var color: Color
  /// The room of a line, in points: its width, and the height of the attachment's font.
  package var line: CGSize

  package init(
    index: Int, attributes: [NSAttributedString.Key: Any] = [:], container: AnyObject? = nil, color: Color,
    line: CGSize = .zero
  ) {
    self.index = index
    self.attributes = attributes
    self.container = container
    self.color = color
    self.line = line
  }
}

/// An attachment with the text that contains it.
package struct PlacedAttachment {
  package let content: any TextAttachmentContent
  package let place: AttachmentPlace

  /// Draws it into a rectangle of the text, in points; y points down.
  package func items(in rect: CGRect) -> [DisplayItem] { content.items(in: rect, at: place) }
}
