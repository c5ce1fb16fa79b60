internal import Foundation
package import Graphics
package import HeadlessUIKit

/// An image in a text.
package final class ImageAttachment: TextAttachmentContent {
  private let image: ResolvedImage
  private let capHeight: CGFloat

  /// - Parameter font: the font of the surrounding text, which determines the size of symbols.
  init(_ image: Image, font: UIFont, _ environment: EnvironmentValues) {
    self.image = image.resolve(in: environment, font: font)
    capHeight = font.capHeight
  }

  package var lineLayoutPadding: CGFloat { 0 }

  /// An image stands on the baseline; a symbol has its own baseline.
  package func bounds(at place: AttachmentPlace) -> CGRect {
    CGRect(x: 0, y: -(image.baselineOffset ?? 0), width: image.size.width, height: image.size.height)
  }

  package func items(in rect: CGRect, at place: AttachmentPlace) -> [DisplayItem] {
    image.items(in: rect, color: place.color)
  }
}
