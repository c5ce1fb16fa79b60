internal import Foundation

/// `R`, which R.swift writes when Xcode builds the app, from the resources of the target.
///
/// Repositories often lack the file, as it is made by each build.
struct GeneratedResources {
  /// The library that the file imports: R.swift's own from version 7 on, or that of the versions before.
  enum Library: String { case current = "RswiftResources", old = "Rswift" }

  static let fileName = "R.generated.swift"
  let library: Library
  private let resources: AppResources
  /// The classes that the app declares.
  private let classes: Set<String>

  /// Returns nil unless the target's sources use `R` and don't declare it.
  ///
  /// - Parameter pins: the libraries that the project's files name.
  init?(_ target: XcodeTarget, pins: [PinnedLibraries.Library]) {
    let texts = target.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    // By default, `R.image` is one word.
    let use = /\bR\.(?:image|color|string|storyboard|nib|segue|reuseIdentifier|font|file|data)\b/
      .wordBoundaryKind(.simple)
    guard texts.contains(where: { $0.contains(use) }) else { return nil }
    guard
      !texts.contains(where: {
        $0.contains(/\b(?:struct|class|enum|let|var|typealias)\s+R\b/.wordBoundaryKind(.simple))
      })
    else { return nil }
    library = Self.library(texts, pins)
    resources = AppResources(target.resources)
    classes = texts.reduce(into: []) { classes, text in
      for match in text.matches(of: /\bclass\s+(\w+)/) { classes.insert(String(match.1)) }
    }
  }

  private static func library(_ texts: [String], _ pins: [PinnedLibraries.Library]) -> Library {
    if texts.contains(where: { $0.contains(/(?m)^\s*import RswiftResources\b/) }) { return .current }
    if texts.contains(where: { $0.contains(/(?m)^\s*import Rswift\b/) }) { return .old }
    for pin in pins {
      let name = pin.name.lowercased()
      // A pod of its own until version 7.
      if name == "r.swift.library" { return .old }
      guard name == "r.swift", let major = pin.version.flatMap({ Int($0.prefix { $0.isNumber }) }) else { continue }
      return major < 7 ? .old : .current
    }
    // Before version 7, `R` was a type: `typealias Texts = R.string.localizable`, and documents were functions.
    let old = /typealias\s+\w+\s*=\s*R\.|\bR\.storyboard\.\w+\(\)\.|\bR\.nib\.\w+\(owner:/.wordBoundaryKind(.simple)
    return texts.contains { $0.contains(old) } ? .old : .current
  }

  var text: String {
    let groups = ResourceGroups(resources, classes: classes)
    return switch library {
    case .current: CurrentResourceCode(groups).text
    case .old: OldResourceCode(groups).text
    }
  }
}
