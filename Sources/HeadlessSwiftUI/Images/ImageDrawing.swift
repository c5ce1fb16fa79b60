internal import Foundation
internal import Graphics
internal import HeadlessUIKit

/// The closure of `Image(size:label:opaque:colorMode:renderer:)`. Equal only to itself: closures can't be compared.
// Unchecked: the closure is called where the image is resolved, as that of a canvas is.
final class ImageDrawing: Equatable, @unchecked Sendable {
  /// In points.
  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }

  /// The drawn image, with the pixels of the environment's display; empty where the size is.
  func image(in environment: EnvironmentValues) -> UIImage {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return UIImage() }
    let bounds = CGRect(origin: .zero, size: size)
    let store = GraphicsContext.Store()
    var context = GraphicsContext(environment, bounds: bounds, store: store)
    renderer(&context)
    if isOpaque { store.items.insert(.fill(Graphics.Path(rect: bounds), .color(.black)), at: 0) }
    let scale = environment.displayScale
    let pixels = CGContext(recordingIn: bounds, scale: scale)
    pixels.drawImage(store.items, in: bounds, blendMode: .normal, alpha: 1)
    guard let picture = pixels.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: scale, orientation: .up)
  }
}
