import Foundation
import Testing

/// The names, pages and addresses in README.md exist.
@Suite struct ReadmeTests {
  private var readme: String { get throws { try Checkout.current.text("README.md") } }

  /// The code blocks of a language.
  private func blocks(_ language: String) throws -> [String] {
    try readme.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  /// The calls in a package's manifest, and the names of Swift's test libraries.
  private static let others: Set<String> = [
    "package", "target", "testTarget", "product", "when", "linux", "platforms", "main", "assumeIsolated", "ci",
  ]

  @Test func everyNameOfTheExamplesIsDeclared() throws {
    let sources = try ["Onionskin", "OnionskinSwiftUI", "HeadlessUIKit", "HeadlessSwiftUI"].flatMap { module in
      try Checkout.current.swiftFiles(in: "Sources/\(module)").map {
        try Checkout.current.text("Sources/\(module)/\($0)")
      }
    }
    let declared = ReadmeTests.declarations(in: sources.joined(separator: "\n"))
    let spans = try readme.split(separator: "\n").flatMap { line in
      line.matches(of: /`([^`]*[.(][^`]*)`/).map { String($0.1) }
    }
    let code = try blocks("swift") + spans.filter { !$0.contains("/") && !$0.contains(" -") }
    let own = Set(code.joined(separator: "\n").matches(of: /func (\w+)/).map { String($0.1) })
    let endings: Set = ["png", "md", "txt", "swift", "com"]
    var missing: Set<String> = []
    var count = 0
    for match in code.joined(separator: "\n").matches(of: /(?:\.([a-z]\w*)|\b([A-Za-z]\w*)\()/) {
      let name = String(match.1 ?? match.2 ?? "")
      guard !name.hasSuffix("Controller"), !name.hasSuffix("View"), !own.contains(name), !endings.contains(name),
        !ReadmeTests.others.contains(name), !ReadmeTests.ownOfTheExamples.contains(name)
      else { continue }
      count += 1
      if !declared.contains(name) { missing.insert(name) }
    }
    #expect(missing == [], "README.md shows names that no source declares")
    #expect(count > 30)
  }

  /// Types and values of the app that the examples test.
  private static let ownOfTheExamples: Set<String> = ["ada", "self", "Suite", "Test"]

  /// The words after the keywords of declarations, and names of cases.
  private static func declarations(in source: String) -> Set<String> {
    var found: Set<String> = []
    let keywords: Set<Substring> = ["func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias"]
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else { continue }
      let names = words[place] == "case" ? words[(place + 1)...] : words[(place + 1)...].prefix(1)
      for name in names { found.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) }
    }
    return found
  }

  @Test func everyPageIsListed() throws {
    let text = try readme
    let pages = Checkout.current.files(in: "Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    let others = ["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "Benchmarks/README.md", "Proofs/README.md"]
    for page in pages + others { #expect(text.contains("(\(page))"), "README.md doesn't lead to \(page)") }
  }

  @Test func pagesThatAreLinkedExist() throws {
    for match in try readme.matches(of: /\]\(([A-Za-z\/]+\.md)\)/) {
      let path = Checkout.current.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
    for match in try readme.matches(of: /<img src="([^"]+)"/) {
      let path = Checkout.current.root.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  /// The address is a placeholder. Documents only name it in README.md, sources in one file.
  @Test func theAddressOfThePackageStandsInOnePlace() throws {
    let text = try readme
    let address = try #require(text.firstMatch(of: /url: "https:\/\/github\.com\/([\w-]+\/[\w-]+)"/)).1
    #expect(text.contains("is a placeholder until the package is published"))
    let source = "Sources/AppAdoption/Package/PackageAddress.swift"
    #expect(try Checkout.current.text(source).contains("\"\(address)\""))
    let documents = Checkout.current.files(in: "Docs").filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
    let sources = Checkout.current.swiftFiles(in: "Sources").map { "Sources/\($0)" }.filter { $0 != source }
    for path in documents + sources {
      #expect(try !Checkout.current.text(path).contains("\(address)"), "\(path)")
    }
  }

  /// The release of iOS whose look is shown is always named in the same way.
  @Test func theLookIsThatOfOneRelease() throws {
    let release = try #require(try readme.firstMatch(of: /\*\*The look\*\* is that of (iOS \d+)/)).1
    for path in ["Docs/Fidelity.md", "Docs/SwiftUI.md", "Docs/Limits.md"] {
      let text = try Checkout.current.text(path)
      #expect(text.contains("look is that of \(release)"), "\(path)")
    }
    let reasons = try Checkout.current.text("Sources/APICoverage/Data/Kept.txt")
    #expect(reasons.contains("Bars and controls look as on \(release)."))
  }
}
