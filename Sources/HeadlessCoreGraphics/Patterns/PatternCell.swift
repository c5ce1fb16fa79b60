internal import Foundation
internal import Graphics

/// One cell of a pattern, drawn once, as a colour holds it.
final class PatternCell: NSObject, PatternTile {
  private let drawing: Drawing

  init(_ drawing: Drawing) {
    self.drawing = drawing
    super.init()
  }

  var cgImage: CGImage? { CGImage(.drawing(drawing)) }

  /// In points.
  var size: CGSize {
    CGSize(
      width: CGFloat(drawing.pixelWidth) / drawing.scale, height: CGFloat(drawing.pixelHeight) / drawing.scale)
  }

  var scale: CGFloat { drawing.scale }

  override func isEqual(_ object: Any?) -> Bool { (object as? PatternCell)?.drawing == drawing }

  override var hash: Int { drawing.hashValue }

  override var description: String { "\(size.width) x \(size.height)" }
}
