import Foundation

/// Hyphenates words with Liang's algorithm and the patterns of Debian's `hyphen-*` packages. Belongs to one engine.
public final class Hyphenator {
  /// The directory in which those packages install their patterns.
  public static let systemDirectory = "/usr/share/hyphen"

  private let directory: String
  private var known: [String: HyphenationPatterns?] = [:]

  public init(directory: String = Hyphenator.systemDirectory) {
    self.directory = directory
  }

  /// Whether there are patterns for a language.
  public func hasPatterns(for language: String) -> Bool { patterns(for: language) != nil }

  /// The positions of possible hyphens, as numbers of UTF-16 units before the hyphen, ascending. Non-letters at the ends of a word,
  /// such as a comma or a quotation mark, aren't part of it.
  func divisions(of word: [UInt16], language: String) -> [Int] {
    guard let patterns = patterns(for: language), word.count <= HyphenationPatterns.longestWord else { return [] }
    guard let first = word.firstIndex(where: Hyphenator.isLetter),
      let last = word.lastIndex(where: Hyphenator.isLetter)
    else { return [] }
    let letters = Array(word[first...last])
    guard letters.allSatisfy(Hyphenator.isLetter) else { return [] }
    let lower = Array(String(decoding: letters, as: UTF16.self).lowercased().utf16)
    guard lower.count == letters.count else { return [] }
    return patterns.divisions(of: lower).map { first + $0 }
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isAlphabetic ?? false
  }

  private func patterns(for language: String) -> HyphenationPatterns? {
    if let found = known[language] { return found }
    let found = path(for: language).flatMap(FileManager.default.contents).flatMap(HyphenationPatterns.init)
    known[language] = .some(found)
    return found
  }

  /// The file for the language and its region, or else for the language, or else for any region.
  private func path(for language: String) -> String? {
    let parts = language.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    guard let code = parts.first, parts.joined().allSatisfy({ $0.isASCII && $0.isLetter || $0.isNumber }) else {
      return nil
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let preferred = ["hyph_\(parts.joined(separator: "_")).dic", "hyph_\(code).dic"]
    let name =
      preferred.first(where: names.contains)
      ?? names.sorted().first { $0.hasPrefix("hyph_\(code)_") && $0.hasSuffix(".dic") }
    return name.map { directory + "/" + $0 }
  }
}
