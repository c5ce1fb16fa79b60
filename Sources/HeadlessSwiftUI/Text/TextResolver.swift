internal import Foundation
internal import Graphics
package import HeadlessUIKit

/// A text resolved in an environment.
package struct ResolvedText {
  package var string: NSAttributedString
  /// The text without attributes, for reports.
  package var plain: String
  /// What VoiceOver reads; nil for the text itself.
  package var spoken: String?
  /// Whether the text as a whole is a heading.
  package var isHeading: Bool
  /// What VoiceOver reads the text as a whole as.
  package var textualContext: UIAccessibilityTextualContext?
  /// The font of the parts that set no other one.
  package var font: UIFont
  /// The style of glyphs that have no colour in the string.
  package var style: ResolvedStyle
  /// The links in the text, in their order, with their UTF-16 units.
  var links: [(url: URL, range: Range<Int>)] = []
}

/// Creates UIKit attributed strings from texts.
struct TextResolver {
  let environment: EnvironmentValues
  private let surroundings: TextSurroundings
  private let known = Known()

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    surroundings = environment.textSurroundings
  }

  /// What was found out about the texts so far.
  private final class Known {
    var hasSpokenLabels = false
    var hasLinks = false
  }

  /// The attributes at a position in the text.
  private struct State {
    var font: Font?
    var fontModifiers: [Font.Modifier] = []
    var style: AnyShapeStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var background: Color?
    var attributes: [CustomTextAttribute] = []
    var spokenLabel: Text?
    var link: URL?
    /// The style of the text as a whole, which needs no colour in the string.
    var base: AnyShapeStyle?

    mutating func apply(_ modifier: Text.Modifier) {
      switch modifier {
      case .font(let font): self.font = font ?? self.font
      case .fontChange(let change): fontModifiers.append(change)
      case .weight(let weight):
        fontModifiers.removeAll { if case .weight = $0 { true } else { false } }
        if let weight { fontModifiers.append(.weight(weight)) }
      case .style(let style): self.style = style ?? self.style
      case .kerning(let kerning): self.kerning = kerning
      case .tracking(let tracking): self.tracking = tracking
      case .baselineOffset(let offset): baselineOffset = offset
      case .underline(let line): underline = line
      case .strikethrough(let line): strikethrough = line
      case .attribute(let value): attributes.append(value)
      case .spokenLabel(let label): spokenLabel = label
      case .heading, .contentType: break
      }
    }
  }

  func resolve(_ text: Text) -> ResolvedText {
    var state = State(font: surroundings.font, fontModifiers: surroundings.fontModifiers)
    for modifier in surroundings.modifiers { state.apply(modifier) }
    var whole = state
    for modifier in text.modifiers.reversed() { whole.apply(modifier) }
    let result = NSMutableAttributedString(string: "")
    state.base = whole.style
    append(text, state, to: result)
    let style = whole.style.map { $0._resolve(_StyleContext(environment)).style }
    var resolved = ResolvedText(
      string: result, plain: result.string, spoken: whole.spokenLabel.map { resolve($0).plain } ?? spoken(result),
      isHeading: text.modifiers.contains(.heading), textualContext: textualContext(text), font: baseFont(text, state),
      style: style ?? environment.resolvedForeground())
    if known.hasLinks { resolved.links = links(in: result) }
    return resolved
  }

  private func links(in text: NSAttributedString) -> [(url: URL, range: Range<Int>)] {
    var found: [(url: URL, range: Range<Int>)] = []
    text.enumerateAttribute(.textLink, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
      if let url = value as? URL { found.append((url, range.location..<(range.location + range.length))) }
    }
    return found
  }

  /// The style of the text as a whole: that of its first part if it is concatenated.
  private func baseFont(_ text: Text, _ state: State) -> UIFont {
    var state = state
    for modifier in text.modifiers.reversed() { state.apply(modifier) }
    if case .parts(let parts) = text.content, let first = parts.first { return baseFont(first, state) }
    return font(state)
  }

  private func font(_ state: State) -> UIFont {
    surroundings.font(.init(font: state.font, modifiers: state.fontModifiers), in: environment)
  }

  private func append(_ text: Text, _ state: State, to result: NSMutableAttributedString) {
    var state = state
    for modifier in text.modifiers.reversed() { state.apply(modifier) }
    switch text.content {
    case .verbatim(let string): append(string, state, to: result)
    case .value(let value): append(value.string(environment), state, to: result)
    case .image(let image): append(image, state, to: result)
    case .parts(let parts): for part in parts { append(part, state, to: result) }
    case .attributed(let string): append(string, [], state, to: result)
    case .localized(let key, let table, let bundle):
      append(string(for: key.key, table, bundle ?? .main), key.arguments, state, to: result)
    }
  }

  /// The string for a key in the language of the environment's locale; where the bundle has none, in the screen's.
  private func string(for key: String, _ table: String?, _ bundle: Bundle) -> String {
    let locale = environment.locale
    if locale != .current, let own = LocalizedStrings.string(for: key, table: table, bundle: bundle, locale: locale) {
      return own
    }
    return HeadlessUIKit.NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
  }

  private func textualContext(_ text: Text) -> UIAccessibilityTextualContext? {
    for modifier in text.modifiers.reversed() {
      if case .contentType(let type) = modifier { return type.uiKit }
    }
    return nil
  }

  /// The text with the labels of its parts in their places; nil if no part has a label.
  private func spoken(_ text: NSAttributedString) -> String? {
    guard known.hasSpokenLabels else { return nil }
    var (result, hasLabel) = ("", false)
    let string = text.string as NSString
    text.enumerateAttribute(.spokenLabel, in: NSRange(location: 0, length: text.length), options: []) {
      value, range, _ in
      hasLabel = hasLabel || value != nil
      result += value as? String ?? string.substring(with: range)
    }
    return hasLabel ? result : nil
  }

  /// The text that describes an image to assistive technology; nil for a decorative image.
  func label(of image: Image) -> String? { image.label.map { resolve($0).plain } }

  // MARK: Formats and Markdown

  /// The placeholder for an argument in Markdown: a private-use character, by the argument's index.
  private static func placeholder(_ number: Int) -> Character {
    Character(Unicode.Scalar(0xF_0000 + UInt32(min(number, 0xFFFD))) ?? "\u{FFFC}")
  }

  private func append(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ state: State, to result: NSMutableAttributedString
  ) {
    var text = ""
    var places: [(argument: LocalizedStringKey.Argument, specifier: String)] = []
    if arguments.isEmpty {
      // A key without interpolation isn't a format.
      text = format
    } else {
      for piece in StringFormat(format).pieces {
        switch piece {
        case .text(let string): text += string
        case .argument(let index, let specifier):
          guard arguments.indices.contains(index) else { continue }
          text.append(Self.placeholder(places.count))
          places.append((arguments[index], specifier))
        }
      }
    }
    if text.mayBeMarkdown, text.contains("^[") {
      let inflection = Inflection(language: environment.locale.language.languageCode?.identifier) { character in
        let number = character.unicodeScalars.first.map { Int($0.value) - 0xF_0000 } ?? -1
        guard places.indices.contains(number) else { return nil }
        return places[number].argument.string(places[number].specifier, environment.locale)
      }
      text = inflection.resolved(text)
    }
    guard text.mayBeMarkdown,
      let markdown = try? AttributedString(
        markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    else { return append(text, places, state, to: result) }
    append(markdown, places, state, to: result)
  }

  /// The text with arguments in place of their placeholder characters.
  private func append(
    _ text: String, _ places: [(argument: LocalizedStringKey.Argument, specifier: String)], _ state: State,
    to result: NSMutableAttributedString
  ) {
    guard !places.isEmpty else { return append(text, state, to: result) }
    var plain = ""
    for character in text {
      let number = character.unicodeScalars.first.map { Int($0.value) - 0xF_0000 } ?? -1
      guard places.indices.contains(number) else {
        plain.append(character)
        continue
      }
      let (argument, specifier) = places[number]
      if case .text(let inner) = argument {
        append(plain, state, to: result)
        plain = ""
        append(inner, state, to: result)
      } else {
        plain += argument.string(specifier, environment.locale)
      }
    }
    append(plain, state, to: result)
  }

  // MARK: Attributed strings

  private func append(
    _ string: AttributedString, _ places: [(argument: LocalizedStringKey.Argument, specifier: String)], _ state: State,
    to result: NSMutableAttributedString
  ) {
    for run in string.runs {
      var state = state
      let attributes = run.attributes
      if let font = attributes[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { state.font = font }
      if let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] { state.font = Font(font) }
      if let color = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
        state.style = AnyShapeStyle(Color(uiColor: color))
      }
      if let color = attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        state.style = AnyShapeStyle(color)
      }
      if let color = attributes[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
        state.background = Color(uiColor: color)
      }
      state.background = attributes[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] ?? state.background
      state.kerning = attributes[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] ?? state.kerning
      state.tracking = attributes[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] ?? state.tracking
      state.baselineOffset =
        attributes[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] ?? state.baselineOffset
      state.underline = attributes[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] ?? state.underline
      state.strikethrough =
        attributes[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] ?? state.strikethrough
      if attributes[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] != nil { state.underline = .single }
      if attributes[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] != nil {
        state.strikethrough = .single
      }
      apply(attributes.inlinePresentationIntent ?? [], to: &state)
      if attributes.link != nil, attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] == nil {
        state.style = AnyShapeStyle(TintShapeStyle())
      }
      state.link = attributes.link
      append(String(string[run.range].characters), places, state, to: result)
    }
  }

  private func apply(_ intent: InlinePresentationIntent, to state: inout State) {
    if intent.contains(.stronglyEmphasized) { state.fontModifiers.append(.bold(true)) }
    if intent.contains(.emphasized) { state.fontModifiers.append(.italic(true)) }
    if intent.contains(.code) { state.fontModifiers.append(.monospaced(true)) }
    if intent.contains(.strikethrough) { state.strikethrough = .single }
  }

  // MARK: Runs

  private func append(_ string: String, _ state: State, to result: NSMutableAttributedString) {
    guard !string.isEmpty else { return }
    let shown: String =
      switch surroundings.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    append(shown, attributes(state), to: result)
  }

  /// Appends without an attributed string for the part: Foundation on Linux never frees the attributes of one.
  private func append(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], to result: NSMutableAttributedString
  ) {
    let start = result.length
    result.replaceCharacters(in: NSRange(location: start, length: 0), with: string)
    result.setAttributes(attributes, range: NSRange(location: start, length: result.length - start))
  }

  private func append(_ image: Image, _ state: State, to result: NSMutableAttributedString) {
    let attachment = ImageAttachment(image, font: font(state), environment)
    var attributes = attributes(state)
    attributes[.attachment] = attachment
    append("\u{FFFC}", attributes, to: result)
  }

  private func attributes(_ state: State) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [.font: font(state)]
    if let style = state.style, style != state.base {
      values[.foregroundColor] = UIColor(style.representativeColor(in: environment))
    }
    if let background = state.background {
      values[.backgroundColor] = UIColor(background.displayColor(in: environment))
    }
    if !state.attributes.isEmpty { values[.customTextAttributes] = CustomTextAttributes(state.attributes) }
    if let label = state.spokenLabel {
      values[.spokenLabel] = resolve(label).plain
      known.hasSpokenLabels = true
    }
    if let link = state.link {
      values[.textLink] = link
      known.hasLinks = true
    }
    if let kerning = state.kerning { values[.kern] = kerning }
    if let tracking = state.tracking, tracking != 0 { values[.tracking] = tracking }
    if let offset = state.baselineOffset { values[.baselineOffset] = offset }
    if let line = state.underline { write(line, .underlineStyle, .underlineColor, to: &values) }
    if let line = state.strikethrough { write(line, .strikethroughStyle, .strikethroughColor, to: &values) }
    return values
  }

  private func write(
    _ line: Text.LineStyle, _ style: NSAttributedString.Key, _ color: NSAttributedString.Key,
    to values: inout [NSAttributedString.Key: Any]
  ) {
    let pattern: NSUnderlineStyle =
      switch line.pattern {
      case .dot: .patternDot
      case .dash: .patternDash
      case .dashDot: .patternDashDot
      case .dashDotDot: .patternDashDotDot
      default: []
      }
    values[style] = NSUnderlineStyle.single.union(pattern).rawValue
    if let own = line.color { values[color] = UIColor(own.displayColor(in: environment)) }
  }
}

extension NSAttributedString.Key {
  /// What VoiceOver reads instead of the characters: a `String`.
  fileprivate static let spokenLabel = NSAttributedString.Key("onionskin.spokenLabel")
  /// What a tap opens: a `URL`.
  fileprivate static let textLink = NSAttributedString.Key("onionskin.textLink")
}

extension String {
  /// Whether the string has a character that means something in Markdown. One call looks for all of them: texts are many, and most
  /// have none.
  fileprivate var mayBeMarkdown: Bool {
    let special = "*_~`[<\\&"
    return withCString { characters in
      // A zero character ends the search.
      strpbrk(characters, special) != nil || strlen(characters) < utf8.count && contains { special.contains($0) }
    }
  }
}
