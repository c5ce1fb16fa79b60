import Foundation

/// Reads a checkout of the project and determines which parts of UIKit have an effect.
struct Coverage {
  static let keptPath = "Sources/APICoverage/Data/Kept.txt"
  static let usesPath = "Sources/APICoverage/Data/Uses.txt"
  static let pagePath = "Docs/Coverage.md"

  /// The folders of `Sources` that apps compile against.
  static let interfaceFolders = [
    "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit",
  ]
  /// The other code that reads their properties: painting and reports. `Onion` isn't included, because it is code like an app's.
  static let readingFolders = ["Onionskin", "SnapshotReport"]
  /// The code that uses the interface: all tests, and examples.
  static let testFolders = ["Tests", "Examples"]

  /// One sentence for each member that has no effect and isn't listed, or is listed and has an effect.
  let problems: [String]
  /// The required contents of `Docs/Coverage.md`.
  let page: String

  /// - Parameter root: The checkout's folder.
  /// - Throws: Foundation's error where a file can't be read.
  init(of root: URL) throws {
    func isInterface(_ path: String) -> Bool {
      Self.interfaceFolders.contains { path.hasPrefix("Sources/\($0)/") }
    }
    let sources = try Self.sources(in: root)
    let findings = Findings(sources: sources, isInterface: isInterface)
    let kept = KeptList(try String(contentsOf: root.appending(path: Self.keptPath), encoding: .utf8))
    let uses = UseList(try String(contentsOf: root.appending(path: Self.usesPath), encoding: .utf8))
    let swiftUI = try Self.swiftUI(in: root)
    problems =
      kept.problems(with: findings.all) + kept.undocumented(of: findings.all, in: sources) + swiftUI.problems
    page =
      CoveragePage(
        interface: Interface(of: findings.model, isInterface: isInterface), uses: uses, kept: kept,
        tested: TestedNames(sources: try Self.testFolders.flatMap { try Self.files(in: root, under: $0) }.map(\.text)),
        swiftUI: swiftUI
      ).text
  }

  private static func swiftUI(in root: URL) throws -> SwiftUICoverage {
    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter(SwiftUICoverage.isInterface).sorted()
    return SwiftUICoverage(
      sources: try folders.flatMap { try files(in: root, under: "Sources/\($0)") },
      tests: try SwiftUICoverage.testFolders.flatMap { try files(in: root, under: $0) }.map(\.text),
      uses: UseList(try text(SwiftUICoverage.usesPath)), kept: KeptList(try text(SwiftUICoverage.keptPath)))
  }

  private static func sources(in root: URL) throws -> [(path: String, text: String)] {
    try (interfaceFolders + readingFolders).flatMap { folder in
      // Old names call the current ones, which isn't a use of these.
      try files(in: root, under: "Sources/\(folder)").filter { !$0.path.contains("OldNames/") }.map { file in
        (file.path, file.path.hasSuffix("+Facts.swift") ? withoutKeys(file.text) : file.text)
      }
    }
  }

  /// The Swift files below a folder, by their paths from the root.
  static func files(in root: URL, under folder: String) throws -> [(path: String, text: String)] {
    let start = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { name in
      ("\(folder)/\(name)", try String(contentsOf: start.appending(path: name), encoding: .utf8))
    }
  }

  /// A class's facts without their key paths: a key of a property, and its use in documents, aren't uses of its value.
  static func withoutKeys(_ facts: String) -> String { facts.replacing(#/\\\.[\w.]+/#, with: "0") }
}
