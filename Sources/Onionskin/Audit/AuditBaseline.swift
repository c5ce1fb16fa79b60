internal import Foundation

/// The contents of `Audits.json` beside Package.swift: the issues that audits don't report.
package struct AuditBaseline: Hashable, Sendable, Codable {
  /// The reason why a file can't be used.
  package struct Problem: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  package static let fileName = "Audits.json"

  /// The kinds of issues that are ignored in a view and its descendants, by the view's accessibility identifier.
  package private(set) var exceptions: [String: [String]] = [:]
  /// The known findings, by the test's name: `ShopTests.CartTests/cart()`.
  package private(set) var known: [String: [String]] = [:]

  package init() {}

  /// Reads the file; an empty baseline if there is none.
  ///
  /// - Throws: `Problem`, or the error of reading the file.
  package init(contentsOf path: String) throws {
    self.init()
    if FileSystem.entry(at: path) == .nothing { return }
    self = try Self(json: try FileSystem.read(path), path: path)
  }

  /// - Parameter path: the file's path, for problems.
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

  /// The ignored kinds of issues, by the identifiers of views.
  var excepted: [String: SnapshotAudit] {
    exceptions.mapValues { $0.compactMap { SnapshotAudit(named: $0) }.reduce([]) { $0.union($1) } }
  }

  /// Returns the new ones among a test's findings.
  func new(_ findings: [String], of test: String) -> [String] {
    let known = Set(known[test] ?? [])
    return known.isEmpty ? findings : findings.filter { !known.contains($0) }
  }

  /// Returns the baseline with the findings of tests: for each test that ran with audits, they replace the known ones.
  package mutating func know(_ findings: [String], of test: String) {
    known[test] = findings.isEmpty ? nil : findings
  }

  /// The file's contents, which are deterministic.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
