import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Strings of an app's files that are made to run endlessly, or to read memory.
@MainActor @Suite(.serialized) struct HostileStringTests {
  private func bundle(strings: String? = nil, rules: String? = nil) throws -> Bundle {
    let path = NSTemporaryDirectory() + "strings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: "\(path)/en.lproj", withIntermediateDirectories: true)
    for (text, ending) in [(strings, "strings"), (rules, "stringsdict")] {
      try text?.write(toFile: "\(path)/en.lproj/Localizable.\(ending)", atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: path))
  }

  private func problems(_ body: () -> Void) -> [String] {
    let subscription = ResourceProblem.subscribe()
    body()
    return ResourceProblem.endSubscription(subscription).map(\.text)
  }

  // MARK: Variables that refer to each other

  /// Eight nested levels of k variables are k to the eighth, which took over 40 seconds for k = 6.
  @Test(.timeLimit(.minutes(10)), arguments: [2, 6, 50]) func variablesInVariablesAreBounded(width: Int) {
    let names = (0..<width).map { "v\($0)" }
    let all = names.map { "%#@\($0)@" }.joined(separator: " ")
    let forms = ["other": "x " + all, "one": "y " + all]
    let string = PluralString(
      format: all, variables: Dictionary(uniqueKeysWithValues: names.map { ($0, forms) }), language: "en")
    #expect(string.standing.utf8.count <= 1 << 16)
    let (text, _) = PluralString.resolve(string.standing, Array(repeating: 1, count: width))
    #expect(text.utf8.count <= 1 << 16)
  }

  @Test(.timeLimit(.minutes(10))) func longFormsAreBounded() {
    let long = String(repeating: "a", count: 50_000)
    let string = PluralString(
      format: "%#@a@", variables: ["a": ["other": long + "%#@b@%#@b@"], "b": ["other": long + "%#@a@%#@a@"]],
      language: "en")
    #expect(string.standing.utf8.count <= 1 << 16)
  }

  /// Real tables are read completely: three variables, each with a number.
  @Test func formsOfPeopleStayWhole() {
    let forms = ["one": "%d file", "other": "%d files"]
    let string = PluralString(
      format: "%#@a@, %#@b@ and %#@c@", variables: ["a": forms, "b": forms, "c": forms], language: "en")
    let (format, arguments) = PluralString.resolve(string.standing, [1, 2, 1])
    #expect(format == "%d file, %d files and %d file")
    #expect(arguments.compactMap { $0 as? Int } == [1, 2, 1])
  }

  // MARK: Formats that don't fit

  @Test(arguments: ["%@ trees", "%s trees", "%S", "%99999999d", "%.99999999d", "%*d", "%n", "%d %@", "%2$@", "%d %s"])
  func formatsOfFilesThatDoNotFitAreShownAsTheyAre(format: String) throws {
    let bundle = try bundle(strings: "\"trees\" = \"\(format)\";")
    let found = NSLocalizedString("trees", bundle: bundle, comment: "")
    #expect(found == format)
    var text = ""
    let told = problems { text = String(format: found, 3) }
    #expect(told.count == 1 && told.allSatisfy { $0.contains("expected formats that fit the values") })
    let last = try #require(format.split(separator: " ").last { $0.hasPrefix("%") })
    #expect(text.contains(last))
    #expect(String.localizedStringWithFormat(found, 3) == text)
  }

  /// Matching arguments beside it have their own values; none is taken from another position.
  @Test func valuesBesideWhatDoesNotFitAreTheirOwn() throws {
    let bundle = try bundle(
      strings: "\"a\" = \"%@ and %2$@ of %3$d\"; \"b\" = \"%f, %@ and %d\"; \"c\" = \"%d, %.1f and %2$@\";")
    func found(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
    let told = problems {
      #expect(String(format: found("a"), 3, "x" as NSString, 4) == "%@ and x of 4")
      #expect(String(format: found("b"), 3, "x" as NSString, 2.5) == "%f, x and %d")
      #expect(String(format: found("c"), 3, "x" as NSString) == "3, %.1f and x")
    }
    #expect(told.count == 3)
  }

  @Test func pluralsThatDoNotFitAreShownAsTheyAre() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>apples</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict><key>other</key><string>%@ apples of %s</string></dict></dict></dict></plist>
      """
    let bundle = try bundle(rules: rules)
    let format = NSLocalizedString("apples", bundle: bundle, comment: "")
    var text = ""
    let told = problems { text = String.localizedStringWithFormat(format, 3) }
    #expect(text == "%@ apples of %s")
    #expect(told.count == 1)
  }

  @Test func keysWithValuesAreHeldAgainstTheirStrings() throws {
    let bundle = try bundle(strings: "\"%lld trees\" = \"%@ trees\"; \"of %@\" = \"of %s and %1$@\";")
    var texts: [String] = []
    let told = problems {
      texts = [String(localized: "\(3) trees", bundle: bundle), String(localized: "of \("oak")", bundle: bundle)]
    }
    #expect(texts == ["%@ trees", "of %s and oak"])
    #expect(told.count == 2)
  }

  /// Matching formats with values of all kinds are left to Foundation, like those that code contains.
  @Test func formatsThatFitAreWritten() throws {
    let bundle = try bundle(
      strings: "\"a\" = \"%1$@ of %2$d, %3$.1f\"; \"b\" = \"100 %% of %@\"; \"c\" = \"%05d|%-4d|\"; \"d\" = \"%s\";")
    func found(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
    let told = problems {
      #expect(String(format: found("a"), "x" as NSString, 2, 3.25) == "x of 2, 3.2")
      #expect(String(format: found("b"), "x") == "100 % of x")
      #expect(String(format: found("c"), 42, 7) == "00042|7   |")
      "text".withCString { #expect(String(format: found("d"), $0) == "text") }
      #expect(String(format: "%d, %d, %d, %d, %d", 1, 2, 3, 4, 5) == "1, 2, 3, 4, 5")
      #expect(String(format: "%@ %.2f %d", "a", 1.5, 2) == "a 1.50 2")
    }
    #expect(told == [])
  }
}
