package import Foundation
internal import Synchronization

/// Where `UIColor(named:)` finds its colours: sources such as asset catalogs enter themselves here.
package enum NamedColors {
  /// Gives the colour that a bundle has under a name. The bundle is nil for the main bundle, the traits for the current
  /// ones.
  package typealias Source = @Sendable (_ name: String, _ bundle: Bundle?, _ traits: UITraitCollection?) -> UIColor?

  private static let sources = Mutex<[Source]>([])

  /// Asks `source` too, before the sources that were there already.
  package static func register(_ source: @escaping Source) {
    sources.withLock { $0.insert(source, at: 0) }
  }

  static func color(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) -> UIColor? {
    for source in sources.withLock({ $0 }) {
      if let color = source(name, bundle, traits) { return color }
    }
    return CatalogAssets.color(named: name, in: bundle, compatibleWith: traits)
  }
}
