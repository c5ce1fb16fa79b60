public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON, written by an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list, written by an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "A \(Value.self) that can't be encoded: \(error)"
      }
    }
    snapshotting.pathExtension = pathExtension
    return snapshotting
  }
}
