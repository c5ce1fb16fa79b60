internal import Foundation

/// Why a build of an adopted package failed, as its output says.
enum BuildFailure: Equatable {
  /// A package of the manifest can't be fetched, or not in the version that is asked for.
  case dependencies
  /// The manifest, a tool or the linker failed; no source has an error.
  case package
  /// Sources don't compile.
  case sources

  /// - Parameter output: what `swift build` wrote to both streams.
  init(_ output: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    let inSources = lines.contains { line in
      line.contains(/\.swift:\d+:\d+: error:/) && !line.contains("/Package.swift:")
    }
    let fetching = ["Failed to clone repository", "fetch updates from", "Dependencies could not be resolved"]
    if inSources {
      self = .sources
    } else if lines.contains(where: { line in line.hasPrefix("error: ") && fetching.contains { line.contains($0) } }) {
      self = .dependencies
    } else {
      self = .package
    }
  }

  /// What failed and what to do about it, before the errors.
  var sentence: String {
    switch self {
    case .dependencies:
      "A package that Linux/Package.swift depends on can't be fetched, so nothing was compiled. Check its address and the "
        + "network, and run the command again:"
    case .package: "The package can't be built, and no source is the reason:"
    case .sources:
      "It still doesn't compile. Write what is missing in Sources/InferredNames/InferredNames.swift, or get the libraries; "
        + "once edited, the file is left as it is:"
    }
  }

  /// The errors in a build's output, each once, with git's reasons.
  static func errors(_ output: String) -> [String] {
    var known: Set<String> = []
    return output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
      ($0.contains("error: ") || $0.hasPrefix("fatal: ")) && known.insert($0).inserted
    }
  }
}
