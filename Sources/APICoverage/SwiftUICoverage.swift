/// The part of `Docs/Coverage.md` about SwiftUI: its names in the order of their use, and those that leave a view as it was.
struct SwiftUICoverage {
  static let keptPath = "Sources/APICoverage/Data/SwiftUIKept.txt"
  static let usesPath = "Sources/APICoverage/Data/SwiftUIUses.txt"

  /// The tests and examples that use SwiftUI. Those of UIKit name the same words for other things.
  static let testFolders = [
    "Tests/HeadlessSwiftUITests", "Tests/SwiftUIGalleryTests", "Tests/SwiftUIGraphTests", "Tests/SwiftUILayoutTests",
    "Tests/HeadlessChartsTests", "Tests/WidgetKitTests", "Tests/CoreDataSwiftUITests", "Tests/SwiftDataTests",
    "Tests/PlaceholderTests", "Tests/StandInTests", "Tests/TranslatedApp/App/Hosted", "Examples/GallerySwiftUI",
    "Examples/Larder",
  ]

  /// One sentence for each function that changes nothing and isn't listed, or is listed and has an effect.
  let problems: [String]
  private let names: Set<String>
  /// The functions of views that have an effect.
  private let effects: Set<String>
  private let uses: UseList
  private let kept: KeptList
  private let tested: TestedNames

  /// Whether a folder of `Sources` contains what apps import with SwiftUI.
  static func isInterface(_ folder: String) -> Bool {
    folder.hasSuffix("SwiftUIOverlay")
      || ["SwiftUIGraph", "SwiftUILayout", "HeadlessSwiftUI", "HeadlessCharts", "CoreDataSwiftUI"].contains(folder)
  }

  init(sources: [(path: String, text: String)], tests: [String], uses: UseList, kept: KeptList) {
    let findings = Findings(sources: sources) { _ in true }
    names = sources.reduce(into: []) { $0.formUnion(Self.declaredNames(in: $1.text)) }
    tested = TestedNames(sources: tests)
    let unchanged = Self.unchanged(in: findings)
    problems = kept.problems(with: unchanged, path: Self.keptPath)
    let views = findings.model.functions.filter { $0.owner == "View" && $0.modifiers.isPublic }
    let still = unchanged.filter { $0.owner == "View" }.map(\.name).map(SourceModel.lastPart)
    effects = Set(views.map(\.name)).subtracting(still)
    self.uses = uses
    self.kept = kept
  }

  // MARK: Finding

  /// Public functions that return their view as it was, or have an empty body; overloads of one name together if none has an effect.
  static func unchanged(in findings: Findings) -> [Finding] {
    let model = findings.model
    let empty = Set(findings.all.lazy.filter { $0.kind == .empty }.map { "\($0.file):\($0.line)" })
    var overloads: [String: [(function: FunctionDeclaration, isUnchanged: Bool)]] = [:]
    for function in model.functions where function.modifiers.isPublic && !function.modifiers.isUnavailable {
      guard let owner = function.owner, let body = function.body, !function.name.hasPrefix("_") else { continue }
      let file = model.files[function.file]
      let words = file.tokens[body].map(\.string)
      let isUnchanged =
        words == ["self"] || words == ["return", "self"] || empty.contains("\(file.path):\(function.line)")
      overloads["\(owner).\(function.name)", default: []].append((function, isUnchanged))
    }
    return overloads.flatMap { name, all -> [Finding] in
      let unchanged = all.filter(\.isUnchanged).map(\.function)
      let isWhole = unchanged.count == all.count
      return (isWhole ? Array(unchanged.prefix(1)) : unchanged).map { function in
        Finding(
          kind: .unchanged, name: isWhole ? name : "\(function.owner ?? "").\(function.fullName)",
          owner: function.owner ?? "", file: model.files[function.file].path, line: function.line)
      }
    }
  }

  private static let keywords: Set<String> = [
    "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "macro", "case",
  ]

  /// The words that follow a declaration's keyword.
  private static func declaredNames(in source: String) -> Set<String> {
    let words = CodeToken.all(in: source).filter { $0.kind == .word }.map(\.string)
    return Set(zip(words, words.dropFirst()).lazy.filter { keywords.contains($0.0) }.map(\.1))
  }

  // MARK: Page

  private static let introduction = """
    ## SwiftUI

    Names of SwiftUI and of the frameworks that extend it, in the order of how often apps use them, counted over 3,402 public
    Swift files of 27 repositories that import it; only names that two of them use. What a name can't do is in
    [Limits](Limits.md#swiftuis-controls-and-containers).
    """

  /// The sections, in their order.
  var text: String {
    let without = Set(kept.entries.map(\.name))
    let isSilent = { (name: String) in
      !effects.contains(name) && (without.contains("View.\(name)") || without.contains("Scene.\(name)"))
    }
    var parts = [Self.introduction]
    for group in uses.entries {
      let present = group.members.filter(names.contains)
      let lists = [
        ("Works", present.filter { !isSilent($0) && tested.mention($0) }),
        ("Not tested", present.filter { !isSilent($0) && !tested.mention($0) }),
        ("No effect", present.filter(isSilent)),
        ("Missing", group.members.filter { !names.contains($0) }),
      ]
      let lines = lists.filter { !$0.1.isEmpty }.map { CoveragePage.wrapped("- \($0.0): \(CoveragePage.code($0.1))") }
      parts.append("### \(group.type)\n\n" + lines.joined(separator: "\n"))
    }
    let reasons = CoveragePage.grouped(kept.entries).map { reason, entries in
      CoveragePage.wrapped("- \(CoveragePage.code(entries.map(\.name))). \(reason)")
    }
    parts.append("### Names of SwiftUI that have no effect\n\n" + reasons.joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }
}
