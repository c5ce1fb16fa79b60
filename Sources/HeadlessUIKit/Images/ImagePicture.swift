internal import Foundation
internal import Graphics

/// Everything that an image is made of, as a value.
package struct ImagePicture: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case none
    case pixels(CGImage)
    case symbol(Symbol)
  }

  /// The position of the text baseline for an adjacent text.
  enum Baseline: Hashable, Sendable {
    case none
    /// Where the symbol has it.
    case symbol
    /// In points above the bottom.
    case at(CGFloat)
  }

  var content: Content
  /// The room that an image without content keeps, in points, as where a canvas lacks a picture.
  var emptySize = CGSize.zero
  /// Pixels a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  /// Painted through the image's alpha where no view gives another colour.
  var tint: UIColor?
  /// In points; nil for an image that is stretched as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  /// In points; nil for those of the content.
  var ownAlignmentInsets: UIEdgeInsets?
  var flipsForRightToLeft = false
  var baseline = Baseline.none
  var configuration: UIImage.Configuration?
  /// The source from which the pixels can be rendered in another size.
  var vector: ImageVector?
  /// Pixels a point of the screen that was current when an app drew the image, where it left the scale to the screen; nil for
  /// every other image.
  package var drawnForScale: CGFloat?
  var frames: [UIImage]?
  /// The total duration of all frames, in seconds.
  var duration: TimeInterval = 0

  init(_ content: Content, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.content = content
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
  }

  /// In points, as the image is shown.
  var size: CGSize {
    switch content {
    case .none: return emptySize
    case .symbol(let symbol): return symbol.size
    case .pixels(let image):
      let width = CGFloat(image.width) / scale
      let height = CGFloat(image.height) / scale
      return orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// In points above the bottom; nil without a baseline.
  var baselineOffset: CGFloat? {
    switch (baseline, content) {
    case (.at(let offset), _): offset
    case (.symbol, .symbol(let symbol)): symbol.baselineOffset
    default: nil
    }
  }

  /// Relative to the edges, in points.
  var alignmentRectInsets: UIEdgeInsets {
    if let ownAlignmentInsets { return ownAlignmentInsets }
    if case .symbol(let symbol) = content { return symbol.alignmentInsets }
    return .zero
  }

  var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }

  /// Whether views draw the image in their tint colour: templates and, by default, symbols.
  var usesTemplateTint: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbol
    }
  }
}
