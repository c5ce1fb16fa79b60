internal import Foundation

/// The sources of `UIImage(named:)`: asset catalogs, then a bundle's files.
enum NamedImages {
  /// - Parameters:
  ///   - bundle: nil for the main bundle.
  ///   - traits: nil for the current ones.
  static func image(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) -> UIImage? {
    guard !name.isEmpty else { return nil }
    if let image = CatalogAssets.image(named: name, in: bundle, compatibleWith: traits) { return image }
    let scale = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.currentDisplayScale
    let idiom = traits.map(\.userInterfaceIdiom).flatMap { $0 == .unspecified ? nil : $0 }
    return BundleImages.file(
      named: name, in: bundle, scale: scale, idiom: idiom ?? UITraitCollection.current.userInterfaceIdiom)?
      .picture().map(UIImage.init)
  }
}
