internal import Graphics
internal import Synchronization

/// An image's content, decoded on its first use.
final class LazyContent: Sendable {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  private let content: Mutex<ImageContent?>
  private let decode: (@Sendable () -> Bitmap)?

  init(_ content: ImageContent) {
    width = content.pixelWidth
    height = content.pixelHeight
    self.content = Mutex(content)
    decode = nil
  }

  init(width: Int, height: Int, _ decode: @escaping @Sendable () -> Bitmap) {
    self.width = width
    self.height = height
    content = Mutex(nil)
    self.decode = decode
  }

  var value: ImageContent {
    content.withLock { content in
      if let content { return content }
      let decoded = ImageContent.bitmap(decode?() ?? Bitmap(width: width, height: height, color: .clear))
      content = decoded
      return decoded
    }
  }
}
