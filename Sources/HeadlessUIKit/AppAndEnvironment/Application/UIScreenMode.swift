public import Foundation

/// The size of a screen in pixels.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  public let size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
