internal import Foundation
package import Graphics
package import ImageFormats

/// The metadata of a reference, in the texts of its PNG.
package struct PictureMetadata: Hashable, Sendable {
  static let variantKey = "Onionskin.Variant"
  static let fingerprintKey = "Onionskin.Fingerprint"
  static let treeKey = "Onionskin.ViewTree"
  static let framesKey = "Onionskin.Frames"

  package var variant: SnapshotVariantDescription?
  package var fingerprint: SnapshotFingerprint?
  package var tree: ViewNode?
  /// The moments of a film strip; empty for other pictures.
  package var frames: [FilmFrame]

  package init(
    variant: SnapshotVariantDescription? = nil, fingerprint: SnapshotFingerprint? = nil, tree: ViewNode? = nil,
    frames: [FilmFrame] = []
  ) {
    self.variant = variant
    self.fingerprint = fingerprint
    self.tree = tree
    self.frames = frames
  }

  /// Reads the known metadata; missing or invalid values are nil.
  package init(png: PNGMetadata) {
    func decoded<Content: Decodable>(_ key: String, as type: Content.Type) -> Content? {
      png[key].flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
    }
    variant = decoded(PictureMetadata.variantKey, as: SnapshotVariantDescription.self)
    fingerprint = decoded(PictureMetadata.fingerprintKey, as: SnapshotFingerprint.self)
    tree = decoded(PictureMetadata.treeKey, as: CompactViewTree.self)?.root
    frames = decoded(PictureMetadata.framesKey, as: [FilmFrame].self) ?? []
  }

  /// The texts, which are deterministic.
  package var png: PNGMetadata {
    var metadata = PNGMetadata()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func set(_ key: String, _ content: (some Encodable)?) {
      guard let content, let data = try? encoder.encode(content) else { return }
      metadata[key] = String(decoding: data, as: UTF8.self)
    }
    set(PictureMetadata.variantKey, variant)
    set(PictureMetadata.fingerprintKey, fingerprint)
    set(PictureMetadata.treeKey, tree.map(CompactViewTree.init))
    set(PictureMetadata.framesKey, frames.isEmpty ? nil : frames)
    return metadata
  }
}
