package import Foundation

/// An image can be what a colour repeats.
extension UIImage: PatternTile {}

extension CGColor {
  /// The image that the colour repeats; nil for a plain colour.
  package var patternImage: UIImage? {
    guard let tile else { return nil }
    if let image = tile as? UIImage { return image }
    return tile.cgImage.map { UIImage(cgImage: $0, scale: tile.scale, orientation: .up) }
  }

  package convenience init(patternImage: UIImage) { self.init(tile: patternImage) }
}

/// Cells are drawn for the screen that the current traits are of.
extension CGPattern: PatternScaling {
  package static var cellScale: CGFloat { UITraitCollection.currentDisplayScale }
}
