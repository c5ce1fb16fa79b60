public import Foundation
internal import Graphics
package import HeadlessCoreGraphics

/// A layer that displays text from its top edge down.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, whose attributes take precedence over the layer's.
  open var string: Any?
  /// A `UIFont`, or the name of a font.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  open var isWrapped: Bool = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Stored but unused: glyphs are grayscale masks at quarter-pixel offsets.
  open var allowsFontSubpixelQuantization: Bool = false

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The size of the text in points. The text is broken only at line breaks.
  open override func preferredFrameSize() -> CGSize { (self as? any TextLayerSetting)?.textSize ?? .zero }

  override func kindContents() -> [DisplayItem] {
    guard bounds.width > 0, bounds.height > 0, let text = self as? any TextLayerSetting else { return [] }
    let context = CGContext(recordingIn: bounds, scale: contentsScale)
    text.drawText(in: context)
    return context.takeItemsWithinBounds()
  }

  override var hasKindContents: Bool { string != nil }
}

/// Lays out and draws the text of a text layer. Fonts and attributed strings belong to UIKit, which makes `CATextLayer` conform.
package protocol TextLayerSetting: CATextLayer {
  /// The size of the text in points. The text is broken only at line breaks.
  var textSize: CGSize { get }
  /// Draws the text within the layer's bounds.
  func drawText(in context: CGContext)
}
