internal import Foundation
internal import Graphics
internal import TextLayout

/// Measuring and drawing of attributed strings: what the methods of `NSAttributedString`, `NSString` and `String` share.
struct StringDrawing {
  private let built: AttributedTextBuilder.Result
  private let layout: LaidOutText
  private let options: NSStringDrawingOptions

  /// The font of text that has none: Helvetica, 12 points.
  static let defaultFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  /// Lengths of 0 or less, and extremely large ones, aren't limits.
  init(_ string: NSAttributedString, within size: CGSize, options: NSStringDrawingOptions) {
    let traits = UITraitCollection.current
    built = AttributedTextBuilder(font: StringDrawing.defaultFont, traits: traits).build(string)
    let isBlock = options.contains(.usesLineFragmentOrigin)
    let isCut = isBlock && options.contains(.truncatesLastVisibleLine)
    let constraints = LayoutConstraints(
      width: isBlock && size.width > 0 ? size.width : .infinity,
      height: isCut && size.height > 0 ? size.height : .infinity,
      maximumLines: isBlock ? 0 : 1,
      lineBreakMode: isCut ? .byTruncatingTail : nil,
      interfaceDirection: traits.layoutDirection.textDirection,
      includesExtraLine: false,
      usesLineLeading: options.contains(.usesFontLeading))
    layout = TextEngines.current.layout(built.text, in: constraints)
    self.options = options
  }

  var size: CGSize { layout.size }

  /// Relative to the first line's origin, or to its baseline without `usesLineFragmentOrigin`.
  var bounds: CGRect {
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: y), size: layout.size)
  }

  /// Draws into the current graphics context; does nothing if there is none.
  func draw(at origin: CGPoint, clippedTo rect: CGRect? = nil) {
    let start = CGPoint(x: origin.x, y: origin.y + bounds.minY)
    let items = layout.displayItems(at: start) { id, rect in
      built.attachments[id].items(in: rect)
    }
    UIGraphicsGetCurrentContext()?.draw(items, clippedTo: rect)
  }
}
