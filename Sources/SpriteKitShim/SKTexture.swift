public import HeadlessUIKit

/// The picture of a sprite.
@preconcurrency @MainActor open class SKTexture: NSObject {
  let image: UIImage?
  /// Stored but unused: pictures are interpolated smoothly.
  open var filteringMode: SKTextureFilteringMode = .linear

  /// A picture from the app's catalogs or files; empty if there is none.
  public init(imageNamed name: String) {
    image = UIImage(named: name)
    super.init()
  }

  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  public init(cgImage image: CGImage) {
    self.image = UIImage(cgImage: image)
    super.init()
  }

  /// A part of another texture, in its unit coordinates from the lower left corner.
  public init(rect: CGRect, in texture: SKTexture) {
    let part = texture.image?.cgImage.flatMap { image in
      let (width, height) = (CGFloat(image.width), CGFloat(image.height))
      let pixels = CGRect(
        x: rect.minX * width, y: (1 - rect.maxY) * height, width: rect.width * width, height: rect.height * height)
      return image.cropping(to: pixels)
    }
    image = part.map { UIImage(cgImage: $0, scale: texture.image?.scale ?? 1, orientation: .up) }
    super.init()
  }

  /// In points.
  open func size() -> CGSize { image?.size ?? .zero }
  open func cgImage() -> CGImage? { image?.cgImage }

  /// Calls the handler on the main queue: pictures are loaded when they are drawn.
  open func preload(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: completionHandler)
  }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// The pictures of a folder, which the catalog contains by name.
@preconcurrency @MainActor open class SKTextureAtlas: NSObject {
  public init(named name: String) { super.init() }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
