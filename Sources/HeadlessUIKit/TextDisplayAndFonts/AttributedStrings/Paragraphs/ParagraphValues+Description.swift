internal import Foundation

extension ParagraphValues: CustomStringConvertible {
  /// In UIKit's format of recent versions; the last values are those that iOS's Markdown parser adds.
  var description: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", value) }
    func list(_ entries: [String]) -> String {
      "(\n" + entries.map { "    \($0)" }.joined(separator: ",\n") + tail(entries)
    }
    func tail(_ entries: [String]) -> String { entries.isEmpty ? ")" : "\n)" }
    let parts = [
      "Alignment \(Self.word(alignment))", "LineSpacing \(number(lineSpacing))",
      "ParagraphSpacing \(number(paragraphSpacing))", "ParagraphSpacingBefore \(number(paragraphSpacingBefore))",
      "HeadIndent \(number(headIndent))", "TailIndent \(number(tailIndent))",
      "FirstLineHeadIndent \(number(firstLineHeadIndent))",
      "LineHeight \(number(minimumLineHeight))/\(number(maximumLineHeight))",
      "LineHeightMultiple \(number(lineHeightMultiple))", "LineBreakMode \(Self.word(lineBreakMode))",
      "Tabs \(list(tabStops.map { number($0.location) + Self.letter($0.alignment) }))",
      "DefaultTabInterval \(number(defaultTabInterval))", "Blocks \(list([]))",
      "Lists \(list(textLists.map { "\"\($0)\"" }))", "BaseWritingDirection \(Self.word(baseWritingDirection))",
      "HyphenationFactor \(number(CGFloat(hyphenationFactor)))",
      "TighteningForTruncation \(allowsDefaultTighteningForTruncation ? "YES" : "NO")", "HeaderLevel 0",
    ]
    return parts.joined(separator: ", ")
      + " LineBreakStrategy \(lineBreakStrategy.rawValue) PresentationIntents \(list([]))"
      + " ListIntentOrdinal 0 CodeBlockIntentLanguageHint ''"
  }

  private static func word(_ alignment: NSTextAlignment) -> String {
    switch alignment {
    case .left: "Left"
    case .center: "Center"
    case .right: "Right"
    case .justified: "Justified"
    case .natural: "Natural"
    }
  }

  private static func word(_ mode: NSLineBreakMode) -> String {
    switch mode {
    case .byWordWrapping: "WordWrapping"
    case .byCharWrapping: "CharWrapping"
    case .byClipping: "Clipping"
    case .byTruncatingHead: "TruncatingHead"
    case .byTruncatingTail: "TruncatingTail"
    case .byTruncatingMiddle: "TruncatingMiddle"
    }
  }

  private static func word(_ direction: NSWritingDirection) -> String {
    switch direction {
    case .natural: "Natural"
    case .leftToRight: "LeftToRight"
    case .rightToLeft: "RightToLeft"
    }
  }

  private static func letter(_ alignment: NSTextAlignment) -> String {
    switch alignment {
    case .left, .natural, .justified: "L"
    case .center: "C"
    case .right: "R"
    }
  }
}
