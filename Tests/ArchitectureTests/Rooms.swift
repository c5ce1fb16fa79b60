import Foundation

/// The folders in a folder of sources, and the names that they use of each other's declarations.
///
/// The names are those of types and functions at the top level, not of members. A nested type is found by the outer one's name.
struct Rooms {
  /// The names that a room uses from another one, with a file that uses each.
  typealias Uses = [String: String]

  let names: Set<String>
  private var uses: [String: [String: Uses]] = [:]

  init(of folder: String, in checkout: Checkout) throws {
    var sources: [(room: String, file: String, names: SwiftNames)] = []
    for file in checkout.swiftFiles(in: folder) {
      guard let slash = file.firstIndex(of: "/") else { continue }
      sources.append((String(file[..<slash]), file, SwiftNames(try checkout.text("\(folder)/\(file)"))))
    }
    names = Set(sources.map(\.room))
    var homes: [String: String] = [:]
    // An old name is often a word in the new name, such as `record`, and the compiler warns about its use.
    for source in sources where source.room != "OldNames" {
      for name in source.names.declared { homes[name] = source.room }
    }
    for source in sources {
      for name in source.names.used {
        guard let home = homes[name], home != source.room else { continue }
        uses[source.room, default: [:]][home, default: [:]][name] = source.file
      }
    }
  }

  /// The rooms that a room names.
  func named(by room: String) -> Set<String> { Set((uses[room] ?? [:]).keys) }

  /// The names that a room uses from another one.
  func names(of other: String, by room: String) -> Set<String> { Set((uses[room]?[other] ?? [:]).keys) }

  /// The same with the files that use them, for messages.
  func uses(of other: String, by room: String) -> String {
    (uses[room]?[other] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) in \($0.value)" }.joined(separator: ", ")
  }
}
