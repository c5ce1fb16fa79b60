public import HeadlessUIKit

open class INImage: NSObject, @unchecked Sendable {
  /// The image that the object was created with; nil if it was created with a URL.
  public let image: UIImage?

  public init(uiImage image: UIImage) {
    self.image = image
    super.init()
  }

  public init(named name: String) {
    image = UIImage(named: name)
    super.init()
  }

  public init(imageData: Data) {
    image = UIImage(data: imageData)
    super.init()
  }

  public init?(url URL: URL) {
    image = nil
    super.init()
  }
}
