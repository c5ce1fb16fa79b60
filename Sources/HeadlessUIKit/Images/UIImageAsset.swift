public import Foundation
internal import Synchronization

/// The variants of an image, by traits. Safe to use from every thread.
// Unchecked: the class is open, as Apple's is; what it holds is behind a lock.
open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private struct Variant: Sendable {
    var traits: UITraitCollection
    var picture: ImagePicture
  }

  private let variants = Mutex<[Variant]>([])

  /// An asset without images.
  public override init() {
    super.init()
  }

  /// An asset without images: assets are not read from archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Has no effect: assets aren't archived.
  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  /// The variant of which most traits agree with `traitCollection` and none disagrees; the first one where all do.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.withLock { variants in
      var best: (picture: ImagePicture, count: Int)?
      for variant in variants where traitCollection.containsTraits(in: variant.traits) {
        let count = variant.traits.values.specified.count
        if count > best?.count ?? -1 { best = (variant.picture, count) }
      }
      return best?.picture ?? variants.first?.picture
    }
    let image = UIImage(fitting ?? ImagePicture(.none))
    image.assetBox.asset = self
    return image
  }

  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
  }

  /// Adds a variant, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image.picture, with: traitCollection)
    image.assetBox.asset = self
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }

  func register(_ picture: ImagePicture, with traits: UITraitCollection) {
    variants.withLock { variants in
      let variant = Variant(traits: traits, picture: picture)
      if let place = variants.firstIndex(where: { $0.traits == traits }) {
        variants[place] = variant
      } else {
        variants.append(variant)
      }
    }
  }

  var variantCount: Int { variants.withLock { $0.count } }

  /// The asset with every variant changed alike.
  func changed(_ change: (inout ImagePicture) -> Void) -> UIImageAsset {
    let result = UIImageAsset()
    for variant in variants.withLock({ $0 }) {
      var picture = variant.picture
      change(&picture)
      result.register(picture, with: variant.traits)
    }
    return result
  }
}
