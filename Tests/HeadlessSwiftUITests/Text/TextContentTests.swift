import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The content of texts, and the appearance of their parts.
@MainActor @Suite struct TextContentTests {
  /// An attributed string's lines have the colour of its attribute, or the text's.
  @Test func attributedStringsAreUnderlined() {
    var string = AttributedString("Line")
    string.underlineStyle = Text.LineStyle(pattern: .solid, color: Color(red: 1, green: 0, blue: 0))
    let lines = ElementHost(Text(string)).items().fills
    #expect(lines.map(\.paint) == [.color(PaintedColor(red: 1, green: 0, blue: 0))])
    string.underlineStyle = nil
    #expect(ElementHost(Text(string)).items().fills.isEmpty)
  }

  private func resolve(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedText {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    change(&environment)
    return TextResolver(environment).resolve(text)
  }

  private func fonts(_ text: ResolvedText) -> [String] {
    var fonts: [String] = []
    text.string.enumerateAttribute(.font, in: NSRange(location: 0, length: text.string.length), options: []) {
      font, _, _ in
      fonts.append((font as? UIFont)?.fontName ?? "")
    }
    return fonts
  }

  @Test func valuesAreWrittenAsTheLocaleWritesThem() {
    #expect(resolve(Text("\(1200) steps")).plain == "1,200 steps")
    #expect(resolve(Text("\(2.5, specifier: "%.2f") km")).plain == "2.50 km")
    #expect(resolve(Text("\("Ada") & \(Text("Bob").bold()) 100%")).plain == "Ada & Bob 100%")
    #expect(resolve(Text(0.25, format: .percent)).plain == "25%")
    #expect(resolve(Text("\(3, format: .number) of \(4)")).plain == "3 of 4")
  }

  /// Dates aren't `ReferenceConvertible` in this platform's Foundation.
  @Test func formattersWriteDatesAndNumbers() {
    let date = Date(timeIntervalSince1970: 0)
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let numbers = NumberFormatter()
    numbers.minimumIntegerDigits = 3
    #expect(resolve(Text(date, formatter: formatter)).plain == "1970")
    #expect(resolve(Text("since \(date, formatter: formatter), \(7, formatter: numbers)")).plain == "since 1970, 007")
  }

  @Test func keysAreThoseOfFormats() {
    let key: LocalizedStringKey = "\("Ada") has \(3) of \(2.5) %"
    #expect(key.key == "%@ has %lld of %lf %%")
  }

  @Test func placesInTranslationsMayBeNumbered() {
    #expect(
      StringFormat("%2$@ of %1$lld %%").pieces == [
        .argument(1, specifier: "%@"), .text(" of "), .argument(0, specifier: "%lld"), .text(" %"),
      ])
  }

  @Test func aSingleLineHasItsHeightInAnyRoom() {
    let environment = EnvironmentValues()
    let line = TextContent(resolve(Text("One")), environment)
    let natural = line.layout(width: .infinity, height: .infinity)
    #expect(line.layout(width: .infinity, height: 1).size == natural.size)
    // Of several lines, those that fit are shown.
    let lines = TextContent(resolve(Text("One\nTwo")), environment)
    #expect(lines.layout(width: .infinity, height: 1).layout.lines.count == 1)
    // A text that may be scaled down is.
    var small = environment
    small.minimumScaleFactor = 0.5
    let scaled = TextContent(resolve(Text("One")), small).layout(width: .infinity, height: natural.size.height * 0.75)
    #expect(scaled.size.height < natural.size.height)
  }

  @Test func charactersOfMarkdownAreFoundAfterZeros() {
    #expect(resolve(Text("a\u{0}b")).plain == "a\u{0}b")
  }

  @Test func markdownOfKeysIsRead() {
    let text = resolve(Text("a **b** *c* `d` [e](https://example.com)"))
    #expect(text.plain == "a b c d e")
    #expect(
      Set(fonts(text)) == [
        ".SFUI-Regular", ".SFUI-Semibold", ".SFUI-RegularItalic", ".AppleSystemUIFontMonospaced-Regular",
      ])
    // Interpolated values and verbatim text aren't parsed as Markdown.
    #expect(resolve(Text("a \("**b**")")).plain == "a **b**")
    #expect(resolve(Text(verbatim: "**b**")).plain == "**b**")
    let string = "**b**"
    #expect(resolve(Text(string)).plain == "**b**")
  }

  @Test func partsKeepTheirOwnLook() {
    let text = resolve((Text("a").bold() + Text("b")).font(.title)) { $0.font = .caption }
    #expect(text.plain == "ab")
    #expect(fonts(text) == [".SFUI-Bold", ".SFUI-Regular"])
    #expect(text.font.pointSize == 28)
  }

  @Test func viewsChangeTheFontOfTextsInside() {
    let host = ElementHost(Text("a").font(.headline).fontWeight(.light).italic())
    #expect((host.element as? _TextElement)?.snapshotStyle["font"] == ".SFUI-LightItalic 17.0")
    let outer = ElementHost(Group { Text("a") }.fontDesign(.rounded).bold())
    #expect((outer.element as? _TextElement)?.snapshotStyle["font"] == ".AppleSystemUIFontRounded-Semibold 17.0")
  }

  @Test func attributedStringsHaveSwiftUIsAttributes() {
    var string = AttributedString("ab")
    string.font = .title
    string.foregroundColor = .red
    let text = resolve(Text(string))
    #expect(fonts(text) == [".SFUI-Regular"])
    let color = text.string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(
      color?.displayColor.hexadecimal
        == UIColor.systemRed.displayColor(for: UITraitCollection(userInterfaceStyle: .light)).hexadecimal)
  }

  @Test func literalsAreKeys() throws {
    guard case .localized = Text("a **b**").content else {
      Issue.record("\(Text("a **b**").content)")
      return
    }
    let markdown = try AttributedString(
      markdown: "a **b** c", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(markdown.characters) == "a b c")
    #expect(resolve(Text("a **b** c")).plain == "a b c")
  }

  @Test func casesAreChanged() {
    #expect(resolve(Text("Straße")) { $0.textCase = .uppercase }.plain == "STRASSE")
  }

  @Test func datesAreRelativeToTheSnapshotsClock() {
    let now = Date(timeIntervalSince1970: 1_000_000)
    var configuration = ScreenConfiguration.standard
    configuration.date = now
    let screen = HostedScreen(configuration) { UIViewController() }
    defer { screen.close() }
    #expect(resolve(Text(now.addingTimeInterval(3723), style: .timer)).plain == "1:02:03")
    #expect(resolve(Text(now.addingTimeInterval(7500), style: .relative)).plain == "2 hr, 5 min")
    #expect(resolve(Text(timerInterval: now...now.addingTimeInterval(65))).plain == "1:05")
  }

  /// Recorded on iOS 26: a timer of 25 minutes in November 2023 that counts up shows 25:00 (home-assistant's live activities).
  @Test func aTimerThatHasEndedStandsStillWhateverTheDay() {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let range = start...start.addingTimeInterval(1500)
    #expect(resolve(Text(timerInterval: range, countsDown: false)).plain == "25:00")
    #expect(resolve(Text(timerInterval: range)).plain == "0:00")
    #expect(resolve(Text(Date().addingTimeInterval(-7200.5), style: .relative)).plain == "2 hr")
  }

  @Test func picturesStandInTexts() {
    let plain = ElementHost(Text("a")).size()
    let host = ElementHost(Text("a\(Image(systemName: "star.fill"))"))
    #expect(host.size().width > plain.width + 10)
    #expect(!host.items().fills.isEmpty)
  }

  @Test func colorsComeFromTheEnvironment() {
    #expect(ElementHost(Text("a")).items().glyphs.map(\.color.hexadecimal) == ["#000000"])
    #expect(ElementHost(Text("a")) { $0.colorScheme = .dark }.items().glyphs.map(\.color.hexadecimal) == ["#FFFFFF"])
    let nested = Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(ElementHost(nested).items().glyphs.map(\.color.hexadecimal) == ["#FF000080"])
  }

  @Test func gradientsFillLettersByAMask() {
    let host = ElementHost(
      Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    let group = host.items().groups.first { $0.mask != nil }
    #expect(group?.mask?.glyphs.count == 1)
  }
}
