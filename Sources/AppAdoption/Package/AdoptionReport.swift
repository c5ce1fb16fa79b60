internal import Foundation

/// The report before a build: the targets, and the modules that their sources import but that are missing.
public struct AdoptionReport {
  private let adoption: Adoption

  public init(_ adoption: Adoption) { self.adoption = adoption }

  /// Whether all modules that are imported unconditionally are available.
  public var isComplete: Bool { adoption.imports.allSatisfy { !Self.isOpen($0.way) } }

  /// Whether the package has a test of the app's first screen.
  public var hasFirstTest: Bool { adoption.start != nil && FirstTest(adoption) != nil }

  /// The number of Swift files, excluding libraries.
  public var fileCount: Int { adoption.targets.filter { $0.role != .library }.reduce(0) { $0 + $1.surveys.count } }

  static func isOpen(_ way: Adoption.Way) -> Bool {
    switch way {
    case .product, .ownTarget, .librarySources, .substitute, .written, .standIn, .inferred: false
    case .otherLanguage, .failingSources, .notCheckedOut, .missingFramework, .unknown: true
    }
  }

  /// The lines of the report.
  public var text: String {
    var lines = ["\(adoption.name): \(count(fileCount, "Swift file")) in \(count(adoption.targets.count, "target"))"]
    for target in adoption.targets {
      lines.append(
        "  \(target.module) (\(role(target.role))): \(count(target.surveys.count, "file")), \(target.languageMode)")
    }
    if adoption.objectiveCSources > 0 {
      lines.append(
        "  \(count(adoption.objectiveCSources, "file")) of C or Objective-C: not compiled; write what Swift code uses of them in Swift"
      )
    }
    for target in adoption.leftOut { lines.append("  left out: \(target.name) (\(target.reason))") }
    if !adoption.otherApps.isEmpty {
      lines.append("  other apps: \(adoption.otherApps.joined(separator: ", ")) (--target)")
    }
    if !adoption.imports.isEmpty {
      lines += ["", "Imports that UIKit doesn't include:"]
      let width = adoption.imports.map(\.module.count).max() ?? 0
      for item in adoption.imports {
        let name = item.module.padding(toLength: width, withPad: " ", startingAt: 0)
        lines.append("  \(name)  \(count(item.files.count, "file"))  \(words(item))")
        if Self.isOpen(item.way) { lines += item.files.prefix(5).map { "      \(relative($0))" } }
        if Self.isOpen(item.way), item.files.count > 5 { lines.append("      and \(item.files.count - 5) more") }
      }
    }
    lines.append("")
    lines.append(startWords)
    return lines.joined(separator: "\n") + "\n"
  }

  private var startWords: String {
    guard let start = adoption.start, hasFirstTest else {
      return "The app's first screen isn't known: write a test of a screen (Docs/YourApp.md)."
    }
    let parts = [
      start.applicationDelegate, start.sceneDelegate, start.storyboard.map { "\($0).storyboard" }, start.swiftUIApp,
    ]
    return "The first test starts with \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  private func words(_ item: Adoption.Import) -> String {
    let module = item.module
    switch item.way {
    case .product(let product):
      let hasTrait = ["Combine", "CryptoKit"].contains(product)
      return "product \"\(product)\" of onionskin" + (hasTrait ? ", with its trait" : "")
    case .ownTarget: return "a target of the project"
    case .librarySources(let folder): return "from its sources: \(relative(folder))"
    case .substitute: return "the team's substitute"
    case .written(let limit): return "written, Substitutes/\(module)/\(module).swift: \(limit)"
    case .standIn(let limit): return "written, Sources/\(module)/\(module).swift: \(limit)"
    case .inferred: return "inferred from the app's uses, Sources/\(InferredText.module)"
    case .otherLanguage:
      return "OPEN: its sources aren't Swift: write what the app uses of it in Substitutes/\(module)/\(module).swift"
    case .failingSources(let folder):
      return
        "OPEN: its sources in \(relative(folder)) don't compile: write what the app uses of it in "
        + "Substitutes/\(module)/\(module).swift"
    case .notCheckedOut(let library):
      return
        "OPEN: \(library.source) names \(library.name)\(library.version.map { " \($0)" } ?? ""), whose sources are missing: "
        + "check them out, and pass the folder that contains them with --libraries"
    case .missingFramework:
      return
        "OPEN: there is no replacement: write what the screens use of it in Substitutes/\(module)/\(module).swift, or "
        + "exclude these files with \"exclude\" in UIKitSources.txt"
    case .unknown:
      return
        "OPEN: unknown: pass the folder that contains its sources with --libraries, or write Substitutes/\(module)/\(module).swift"
    }
  }

  private func role(_ role: AdoptedTarget.Role) -> String {
    switch role {
    case .app: "app"
    case .framework: "framework"
    case .library: "library"
    case .plain: "built as it is"
    case .standIn: "stand-in"
    case .tests: "tests"
    }
  }

  private func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
  private func relative(_ url: URL) -> String { RelativePath.text(of: url, from: adoption.root) }
}
