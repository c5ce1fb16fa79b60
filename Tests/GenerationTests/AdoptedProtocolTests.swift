import Foundation
import Testing

@testable import SourceGeneration

/// Swift on Linux overrides nothing that stands in a protocol's extension. What a class of UIKit's adopts, and its protocol
/// leaves optional, has to stand in the class's body: else an app's subclass can't override it, or isn't called.
@Suite struct AdoptedProtocolTests {
  private struct Declaration {
    let name: String
    /// What it inherits from and adopts, and what its generic parameters conform to.
    let names: [String]
    let body: Substring
  }

  /// The declarations at the top level of a file that begin with these words.
  private static func declarations(_ start: String, in text: String) -> [Declaration] {
    text.ranges(of: "\(start) ").compactMap { range in
      // Attributes may stand before it, and nested types are left out.
      let line = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).last
      let rest = text[range.upperBound...]
      guard line?.first != " ", let opening = rest.firstIndex(of: "{"),
        let end = rest[opening...].firstRange(of: "\n}")
      else { return nil }
      let words = rest[..<opening].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      return words.first.map { name in
        Declaration(name: name, names: Array(words.dropFirst()), body: rest[opening..<end.lowerBound])
      }
    }
  }

  @Test func openClassesDeclareEveryOptionalMethodOfTheirProtocols() throws {
    let folder = SourceFilesTests.root.appending(path: "Sources/HeadlessUIKit")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    var optional: [String: [String]] = [:]
    var refined: [String: [String]] = [:]
    var classes: [Declaration] = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for subject in try OptionalProtocol.all(in: text) { optional[subject.name] = subject.methods.map(\.fullName) }
      for found in Self.declarations("public protocol", in: text) { refined[found.name] = found.names }
      classes += Self.declarations("open class", in: text)
    }
    var count = 0
    for subject in classes {
      var adopted = subject.names
      var protocols: Set<String> = []
      while let next = adopted.popLast() {
        if let above = refined[next], protocols.insert(next).inserted { adopted += above }
      }
      let wanted = protocols.flatMap { optional[$0] ?? [] }
      if wanted.isEmpty { continue }
      count += 1
      let declared = Set(Method.all(in: String(subject.body)).map(\.fullName))
      let missing = wanted.filter { !declared.contains($0) }.sorted()
      #expect(missing == [], "\(subject.name) leaves these to a protocol's extension")
    }
    #expect(count >= 7)
  }
}
