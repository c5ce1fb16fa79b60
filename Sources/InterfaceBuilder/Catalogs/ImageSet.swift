internal import Foundation

/// An image set of a catalog.
package struct ImageSet: Decodable, Hashable, Sendable, AssetSet {
  /// A file of the set.
  package struct Entry: Decodable, Hashable, Sendable {
    /// Nil for a slot without a file.
    package let filename: String?
    package let conditions: AssetConditions
    /// Pixels per point; nil for a single scale, as in vector images.
    package let scale: Double?
    package let resizing: Resizing?

    private enum Key: String, CodingKey {
      case filename, scale, resizing
    }

    package init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      conditions = try AssetConditions(from: decoder)
      scale = try values.decodeIfPresent(String.self, forKey: .scale).flatMap {
        Double(document: String($0.prefix { $0 != "x" }))
      }
      resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
    }

    /// The file's name; nil if it isn't a name in the set's own folder, but a path to another place.
    package var safeFilename: String? {
      guard let filename, AssetFileName.isSafe(filename) else { return nil }
      return filename
    }
  }

  /// The slicing of an image; lengths are in pixels of the file.
  package struct Resizing: Decodable, Hashable, Sendable {
    /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
    package let mode: String
    package let capInsets: Insets
    package let center: Center?

    package struct Insets: Decodable, Hashable, Sendable {
      package let top: Double?
      package let left: Double?
      package let bottom: Double?
      package let right: Double?
    }

    package struct Center: Decodable, Hashable, Sendable {
      /// `stretch` or `tile`.
      package let mode: String?
      package let width: Double?
      package let height: Double?
    }

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  package struct Properties: Decodable, Hashable, Sendable {
    /// `template` or `original`.
    package let renderingIntent: String?
    package let preservesVectors: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case preservesVectors = "preserves-vector-representation"
    }
  }

  package let images: [Entry]
  package let properties: Properties?
  /// The set's folder.
  package private(set) var folder = ""

  enum CodingKeys: String, CodingKey {
    case images, properties
  }

  package func inFolder(_ path: String) -> ImageSet {
    var set = self
    set.folder = path
    return set
  }

  package func path(of entry: Entry) -> String? { entry.safeFilename.map { "\(folder)/\($0)" } }
}
