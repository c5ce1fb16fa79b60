import Foundation

/// An image.
open class UIImage: NSObject {
  open var cgImage: CGImage? { nil }
}
