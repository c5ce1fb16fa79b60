internal import Synchronization

/// Holds an image's asset: created at the first access, or shared by all images of the asset.
final class ImageAssetBox: Sendable {
  private let stored = Mutex<UIImageAsset?>(nil)

  func asset(of picture: ImagePicture) -> UIImageAsset {
    stored.withLock { stored in
      if let stored { return stored }
      let asset = UIImageAsset()
      asset.register(picture, with: picture.configuration?.traitCollection ?? UITraitCollection())
      stored = asset
      return asset
    }
  }

  var asset: UIImageAsset? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  func share(_ other: ImageAssetBox) { asset = other.asset }

  /// Copies the variants of another image, with the same change to each.
  func deriveVariants(from other: ImageAssetBox, _ change: (inout ImagePicture) -> Void) {
    guard let original = other.asset, original.variantCount > 1 else { return }
    asset = original.changed(change)
  }
}
