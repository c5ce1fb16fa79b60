internal import Foundation
internal import Graphics

/// What a layer's `draw(in:)` left behind.
struct DrawnContents {
  /// The bounds that were drawn for; drawings for others are fitted by the layer's `contentsGravity`.
  var bounds: CGRect
  var items: [DisplayItem]
}
