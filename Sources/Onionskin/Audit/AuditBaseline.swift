internal import Foundation

/// What `Audits.json` beside Package.swift says: which mistakes audits don't report.
package struct AuditBaseline: Hashable, Sendable, Codable {
  /// Why a file can't be used.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  package static let fileName = "Audits.json"

  /// The kinds of mistakes that aren't looked for in a view and in what is in it, by its accessibility identifier.
  package private(set) var exceptions: [String: [String]] = [:]
  /// What was found before, by the test's name: `ShopTests.CartTests/cart()`.
  package private(set) var known: [String: [String]] = [:]

  package init() {}

  /// The file's contents; nothing where there is none.
  ///
  /// - Throws: `Problem`, or what keeps the file from being read.
  package init(contentsOf path: String) throws {
    self.init()
    if FileSystem.entry(at: path) == .nothing { return }
    self = try Self(json: try FileSystem.read(path), path: path)
  }

  /// - Parameter path: the file's, for problems.
  package init(json: Data, path: String) throws {
    struct File: Decodable {
      let exceptions: [String: [String]]?
      let known: [String: [String]]?
    }
    guard let file = try? JSONDecoder().decode(File.self, from: json) else {
      throw Problem(
        description: "\(path): expected lists of words under \"exceptions\" and \"known\", each with names in front.")
    }
    exceptions = file.exceptions ?? [:]
    known = file.known ?? [:]
    for (identifier, names) in exceptions {
      if let name = names.first(where: { SnapshotAudit(named: $0) == nil }) {
        throw Problem(
          description: "\(path): there is no audit \"\(name)\" to leave \"\(identifier)\" out of; expected "
            + "\(SnapshotAudit.names.joined(separator: ", ")).")
      }
    }
  }

  /// The mistakes that aren't looked for, by the identifiers of views.
  var excepted: [String: SnapshotAudit] {
    exceptions.mapValues { $0.compactMap { SnapshotAudit(named: $0) }.reduce([]) { $0.union($1) } }
  }

  /// What of a test's findings is new.
  func new(_ findings: [String], of test: String) -> [String] {
    let known = Set(known[test] ?? [])
    return known.isEmpty ? findings : findings.filter { !known.contains($0) }
  }

  /// The same with what tests found: of each test that ran and was audited nothing else stays.
  package mutating func know(_ findings: [String], of test: String) {
    known[test] = findings.isEmpty ? nil : findings
  }

  /// The file, the same for the same contents.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
