public import Foundation

/// Writes the files of the package and keeps the user's edits: a record beside the files contains what was written last.
public struct AdoptedFiles {
  /// The result for a file.
  public enum Outcome: Equatable, Sendable {
    case written, unchanged
    /// The user edited the file; with the lines that would be new.
    case kept(new: [String])
  }

  private let output: URL
  let texts: [(path: String, text: String)]
  /// Symbolic links to the folders of targets that are built as they are.
  private let links: [(path: String, folder: URL)]
  static let record = ".onionskin-adopt.json"

  /// - Parameters:
  ///   - onionskin: the folder of Onionskin's package, or nil for its repository.
  ///   - inferred: the file that declares what was inferred, if something was.
  ///   - leftOut: the list of what isn't compiled, if something isn't.
  public init(
    _ adoption: Adoption, output: URL, onionskin: String?, inferred: String = "", leftOut: String = ""
  ) {
    self.output = output
    links = adoption.targets.filter { $0.role == .plain }.compactMap { target in
      target.places.first.map { ("Sources/\(target.module)", $0) }
    }
    let package = PackageText(adoption: adoption, output: output, onionskin: onionskin)
    var texts = [("Package.swift", package.manifest), ("UIKitSources.txt", package.sources)]
    let own = adoption.targets.filter { $0.role == .app || $0.role == .framework }.flatMap(\.surveys).map(\.file)
    for target in adoption.targets where target.role == .standIn {
      let text =
        target.module == InferredText.module
        ? inferred : KnownStandIn(target.module)?.text(usedIn: own) ?? InferredRuntime.module
      texts.append(("Sources/\(target.module)/\(target.module).swift", text))
    }
    for target in adoption.targets where target.role != .standIn && target.role != .plain {
      let folder = target.role == .tests ? "Tests" : "Sources"
      texts.append(
        (
          "\(folder)/\(target.module)/Linux.swift",
          "// What only Linux needs. UIKitSources.txt names the other sources.\n"
        ))
    }
    if let resources = adoption.resources {
      texts.append(("Sources/\(adoption.name)/\(GeneratedResources.fileName)", resources.text))
    }
    for item in adoption.imports {
      guard case .written = item.way, let standIn = WrittenStandIn(item.module) else { continue }
      texts.append(("Substitutes/\(item.module)/\(item.module).swift", standIn.text))
    }
    if let test = FirstTest(adoption) {
      texts.append(("Tests/\(FirstTest.target(of: adoption))/FirstScreenTests.swift", test.text))
    }
    if !leftOut.isEmpty { texts.append((LeftOutSources.fileName, leftOut)) }
    self.texts = texts + CommonFiles.all(folder: output.lastPathComponent)
  }

  init(_ texts: [(path: String, text: String)], output: URL) {
    (self.texts, self.output, links) = (texts, output, [])
  }

  /// Writes new contents, except over files that the user edited or added.
  public func write() throws -> [(path: String, outcome: Outcome)] {
    var known = readRecord()
    let hasList = isThere(LeftOutSources.fileName)
    let outcomes = try texts.map { path, text -> (String, Outcome) in
      let file = output.appending(path: path)
      let now = try? String(contentsOf: file, encoding: .utf8)
      if now == text {
        known[path] = text
        return (path, .unchanged)
      }
      if let now, known[path] != now {
        let lines = Set(now.split(separator: "\n"))
        let old = Set((known[path] ?? "").split(separator: "\n"))
        return (
          path,
          .kept(new: text.split(separator: "\n").filter { !lines.contains($0) && !old.contains($0) }.map(String.init))
        )
      }
      // The user deleted a file that was written before.
      if now == nil, known[path] != nil { return (path, .kept(new: [])) }
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      known[path] = text
      return (path, .written)
    }
    try writeLinks()
    removeList(&known)
    if hasList != isThere(LeftOutSources.fileName) { planAnew() }
    let data = try JSONSerialization.data(
      withJSONObject: known, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try data.write(to: output.appending(path: Self.record))
    return outcomes
  }

  /// Writes the links that aren't there, and those that lead elsewhere. A folder that the user put there stays.
  private func writeLinks() throws {
    for link in links {
      let place = output.appending(path: link.path)
      let folder = place.deletingLastPathComponent()
      let destination = RelativePath.text(of: link.folder, from: folder)
      let now = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      guard now != destination, now != nil || !isThere(link.path) else { continue }
      if now != nil { try FileManager.default.removeItem(at: place) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: destination)
    }
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: output.appending(path: path).path)
  }

  /// Removes the list of what isn't compiled if everything is, unless the user edited it.
  private func removeList(_ known: inout [String: String]) {
    let list = LeftOutSources.fileName
    guard !texts.contains(where: { $0.path == list }), let old = known[list],
      (try? String(contentsOf: output.appending(path: list), encoding: .utf8)) == old
    else { return }
    try? FileManager.default.removeItem(at: output.appending(path: list))
    known[list] = nil
  }

  /// SwiftPM asks the plugin again, which looks for the list, only after a change of the manifest.
  private func planAnew() {
    let manifest = output.appending(path: "Package.swift").path
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: manifest)
  }

  private func readRecord() -> [String: String] {
    guard let data = try? Data(contentsOf: output.appending(path: Self.record)) else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: String] ?? [:]
  }
}

/// Files whose contents don't depend on the app.
enum CommonFiles {
  /// - Parameter folder: the path of the package in the repository: `Linux`, or `.`.
  static func all(folder: String) -> [(path: String, text: String)] {
    [
      (".gitignore", "/.build\n/.artifacts\n/Libraries\n"),
      (
        "ci/onionskin.yml",
        """
        # For GitHub: put it into .github/workflows. Pictures of failures are in the artifact "snapshots".
        name: screens
        on: [push, pull_request]
        jobs:
          screens:
            runs-on: ubuntu-latest
            container: swift:6.3-bookworm
            steps:
              - uses: actions/checkout@v4
              - run: apt-get update && apt-get install --yes $(curl -sSL \(PackageAddress.rawFiles)/Scripts/packages.txt | sed 's/#.*//')
              - run: swift test -Xswiftc -use-ld=lld
                working-directory: \(folder)
              - if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: snapshots
                  path: \(folder)/.artifacts

        """
      ),
    ]
  }
}
