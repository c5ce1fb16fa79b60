import Foundation
import SourceTranslation
import Testing

/// Sources that parse before the translation parse after it.
@Suite struct CorpusTests {
  private func translate(_ contents: [UInt8], number: Int = 0) -> [UInt8] {
    let settings = TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"])
    return SourceRewriter(settings).translate([(path: "/app/file\(number).swift", contents: contents)]).sources[0]
      .contents
  }

  @Test func translatedSourcesParse() throws {
    let originals = try Corpus.names.map(Corpus.contents)
    #expect(try SwiftParser.problems(of: originals).isEmpty)
    let problems = try SwiftParser.problems(of: originals.enumerated().map { translate($1, number: $0) })
    for (index, problem) in problems { Issue.record("\(Corpus.names[index]): \(problem)") }
  }

  /// Objective-C's constructs remain only in strings and comments.
  @Test(arguments: Corpus.names) func nothingOfObjectiveCIsLeft(name: String) throws {
    let translated = translate(try Corpus.contents(name))
    let text = String(decoding: translated, as: UTF8.self)
    let code = text.split(separator: "\n").filter { line in
      !line.contains("//") && !line.contains("/*") && !line.contains("\"") && !line.contains("notCode")
    }
    for construct in ["@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "#selector(", "#keyPath(", "os(iOS)"] {
      #expect(!code.contains { $0.contains(construct) }, "\(construct) in \(name)")
    }
  }

  /// Small damages of the corpus: sources that still parse, parse after the translation, and nothing ends the program.
  @Test func damagedSourcesAreTakenAsTheyAre() throws {
    var random = SystemOfNumbers(seed: 20_261)
    let corpus = try Corpus.names.map(Corpus.contents)
    let damaged = (0..<160).map { number in random.damage(corpus[number % corpus.count]) }
    let broken = try SwiftParser.problems(of: damaged)
    let whole = damaged.indices.filter { broken[$0] == nil }
    #expect(whole.count > 20)
    let translated = damaged.map { translate($0) }
    #expect(translated.allSatisfy { !$0.isEmpty })
    let problems = try SwiftParser.problems(of: whole.enumerated().map { translate(damaged[$1], number: $0) })
    for (index, problem) in problems {
      Issue.record("\(problem)\n\(String(decoding: damaged[whole[index]], as: UTF8.self))")
    }
  }
}

/// The same random numbers in each run.
private struct SystemOfNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  /// Removes a part, repeats one, or inserts a character.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let place = number(below: lines.count)
    switch number(below: 5) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[number(below: lines.count)], at: place)
    case 2: lines = Array(lines.prefix(place + 1))
    case 3:
      let characters = Array("{}()[]\"'`@#/\\<>:;,.*?! \t".utf8)
      lines[place].insert(characters[number(below: characters.count)], at: number(below: lines[place].count + 1))
    default:
      if !lines[place].isEmpty { lines[place].remove(at: number(below: lines[place].count)) }
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
