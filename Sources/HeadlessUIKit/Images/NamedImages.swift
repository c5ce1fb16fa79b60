package import Foundation
internal import Synchronization

/// Where `UIImage(named:)` finds its images: sources such as asset catalogs enter themselves here; files of bundles are
/// looked at last.
package enum NamedImages {
  /// Gives the image that a bundle has under a name. The bundle is nil for the main bundle, the traits for the current
  /// ones.
  package typealias Source = @Sendable (_ name: String, _ bundle: Bundle?, _ traits: UITraitCollection?) -> UIImage?

  private static let sources = Mutex<[Source]>([])

  /// Asks `source` too, before the sources that were there already.
  package static func register(_ source: @escaping Source) {
    sources.withLock { $0.insert(source, at: 0) }
  }

  static func image(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) -> UIImage? {
    for source in sources.withLock({ $0 }) {
      if let image = source(name, bundle, traits) { return image }
    }
    guard !name.isEmpty else { return nil }
    if let image = CatalogAssets.image(named: name, in: bundle, compatibleWith: traits) { return image }
    let scale = traits.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.currentDisplayScale
    let idiom = traits.map(\.userInterfaceIdiom).flatMap { $0 == .unspecified ? nil : $0 }
    return BundleImages.file(
      named: name, in: bundle, scale: scale, idiom: idiom ?? UITraitCollection.current.userInterfaceIdiom)?
      .picture().map(UIImage.init)
  }
}
