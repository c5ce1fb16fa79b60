package import Foundation
package import Graphics

/// What a text needs of an attachment.
package protocol TextAttachmentContent: AnyObject {
  /// Points left free on both sides.
  var lineLayoutPadding: CGFloat { get }
  /// In points, from the place on the baseline; y points up.
  func bounds(at place: AttachmentPlace) -> CGRect
  /// What paints it into a rectangle of the text, in points; y points down.
  func items(in rect: CGRect, at place: AttachmentPlace) -> [DisplayItem]
}

/// Where in a text an attachment stands.
package struct AttachmentPlace {
  /// The character's, in UTF-16 units.
  package var index: Int
  package var attributes: [NSAttributedString.Key: Any]
  /// The text's `NSTextContainer`; nil where it has none.
  package var container: AnyObject?
  /// That of the letters there, in which templates are painted.
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

/// An attachment in the text that it stands in.
package struct PlacedAttachment {
  package let content: any TextAttachmentContent
  package let place: AttachmentPlace

  /// What paints it into a rectangle of the text, in points; y points down.
  package func items(in rect: CGRect) -> [DisplayItem] { content.items(in: rect, at: place) }
}
