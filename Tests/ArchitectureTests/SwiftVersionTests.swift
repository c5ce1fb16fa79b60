import Foundation
import Testing

/// `.swift-version` contains the Swift version of the project's builds and tests; no other file names another one.
@Suite struct SwiftVersionTests {
  private static let documents = ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md"]
  private static let folders = ["Docs", "Scripts", ".ci", ".github"]

  /// The files that users read or run, beside the sources.
  private static func files() throws -> [String] {
    let root = Checkout.current.root
    let inside = folders.flatMap { folder -> [String] in
      let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap {
        $0 as? String
      }
      return (found ?? []).map { "\(folder)/\($0)" }
    }
    return documents + inside.filter { [".md", ".sh", ".txt", ".yml", ".yaml", "/run"].contains(where: $0.hasSuffix) }
  }

  @Test func isSaidOnce() throws {
    let version = try Checkout.current.text(".swift-version").trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(version.wholeMatch(of: /\d+\.\d+/) != nil)
    var said = 0
    for file in try Self.files() {
      let text = try Checkout.current.text(file)
      // `swift:6.3-bookworm`, Swift 6.3.1, a Swift toolchain (6.3 ..., a Swift toolchain, 6.3 or newer; not CryptoSwift 1.10.
      for match in text.matches(of: /\b(?:swift:|Swift |Swift toolchain[ ,(]+)(\d+\.\d+)/) {
        said += 1
        #expect(match.1 == version, "\(file): \(match.0)")
      }
    }
    #expect(said >= 5)
  }

  @Test func scriptsAskTheFile() throws {
    #expect(try Checkout.current.text("Scripts/setup.sh").contains(".swift-version"))
  }

  @Test func theManifestAsksForNoNewerOne() throws {
    let manifest = try Checkout.current.text("Package.swift")
    let tools = try #require(manifest.firstMatch(of: /^\/\/ swift-tools-version: (\d+)\.(\d+)/))
    let version = try Checkout.current.text(".swift-version").split(whereSeparator: { $0 == "." || $0.isNewline })
    let (major, minor) = try (#require(Int(version[0])), #require(Int(version[1])))
    let (toolsMajor, toolsMinor) = try (#require(Int(tools.1)), #require(Int(tools.2)))
    #expect((toolsMajor, toolsMinor) <= (major, minor))
  }
}
