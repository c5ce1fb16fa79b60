public import Foundation

/// Checks out the libraries of a project, from the addresses and at the revisions in `Package.resolved` and `Cartfile.resolved`.
public struct LibraryCheckout {
  /// The result for a library.
  public enum Outcome: Equatable, Sendable {
    case checkedOut
    /// With git's error message.
    case failed(String)
  }

  private let folder: URL

  /// - Parameter output: the folder of the package; libraries are checked out into its folder `Libraries`, which adoption searches.
  public init(into output: URL) { folder = output.appending(path: "Libraries") }

  /// Checks out all libraries that have an address, if sources of any library are missing.
  ///
  /// - Returns: an outcome for each library that wasn't checked out yet, by name.
  public func fetch(for adoption: Adoption) -> [(name: String, outcome: Outcome)] {
    guard adoption.lacksLibraries else { return [] }
    return adoption.pins.compactMap { pin in
      guard let address = pin.address, let revision = pin.revision else { return nil }
      // The repository's name, as SwiftPM names its checkouts.
      let name = ((address as NSString).lastPathComponent as NSString).deletingPathExtension
      let place = folder.appending(path: name)
      guard !name.isEmpty, !name.hasPrefix("."), !FileManager.default.fileExists(atPath: place.path) else { return nil }
      return (name, checkOut(address, revision, at: place))
    }
  }

  private func checkOut(_ address: String, _ revision: String, at place: URL) -> Outcome {
    // They come from a file of the project, and must not be parsed as options by git.
    guard !address.hasPrefix("-"), !revision.hasPrefix("-") else { return .failed("not an address: \(address)") }
    // The folder gets its name when the checkout is complete.
    let started = folder.appending(path: ".\(place.lastPathComponent)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: started) }
    do {
      try FileManager.default.createDirectory(at: started, withIntermediateDirectories: true)
      for words in [
        ["init", "--quiet"], ["fetch", "--quiet", "--depth", "1", address, revision],
        ["checkout", "--quiet", "FETCH_HEAD"],
      ] {
        if let problem = try git(words, in: started) { return .failed(problem) }
      }
      try FileManager.default.moveItem(at: started, to: place)
    } catch {
      return .failed("\(error)")
    }
    return .checkedOut
  }

  /// Runs git without prompts. Returns its output if it fails.
  private func git(_ words: [String], in place: URL) throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", place.path] + words
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
    let problems = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = problems
    try process.run()
    let said = String(decoding: problems.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : said.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
