public import Foundation

/// The photos of the device: there are none here.
// Unchecked: the class is open, as Apple's is, and holds nothing.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }
}
