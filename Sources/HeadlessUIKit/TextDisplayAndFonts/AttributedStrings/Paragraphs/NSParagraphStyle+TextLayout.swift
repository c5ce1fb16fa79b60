internal import Foundation
package import TextLayout

extension NSParagraphStyle {
  /// The style for the text engine.
  package var textStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: alignment.textAlignment, lineBreakMode: lineBreakMode.textMode,
      lineBreakStrategy: lineBreakStrategy.textStrategy, lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      paragraphSpacingBefore: paragraphSpacingBefore, lineHeightMultiple: lineHeightMultiple,
      minimumLineHeight: minimumLineHeight, maximumLineHeight: maximumLineHeight,
      firstLineHeadIndent: firstLineHeadIndent, headIndent: headIndent, tailIndent: tailIndent,
      baseWritingDirection: baseWritingDirection.textDirection, tabStops: textStops,
      defaultTabInterval: defaultTabInterval, hyphenation: textHyphenation)
  }

  private static let standardTextStops = ParagraphValues.standardTabStops.map(\.textStop)

  /// The stops of most paragraphs are the standard ones. With one array for all of them, comparing two texts finds them equal without
  /// a look at the stops.
  private var textStops: [TabStop] {
    let stops = tabStops
    return stops == ParagraphValues.standardTabStops ? Self.standardTextStops : stops.map(\.textStop)
  }

  /// UIKit's hyphenation factor for paragraphs with default hyphenation, which isn't published.
  private var textHyphenation: Hyphenation? {
    if hyphenationFactor > 0 { return Hyphenation(factor: Double(hyphenationFactor)) }
    return usesDefaultHyphenation ? Hyphenation() : nil
  }
}

extension NSTextTab {
  fileprivate var textStop: TabStop {
    let alignment: TabStop.Alignment =
      switch alignment {
      case .left, .natural, .justified: .leading
      case .right: .trailing
      case .center: .center
      }
    let terminators = (options[.columnTerminators] as? CharacterSet)?.punctuation ?? ""
    return TabStop(location, alignment: alignment, terminators: terminators)
  }
}

extension CharacterSet {
  /// The set's members that columns end with in any locale.
  fileprivate var punctuation: String {
    String(String.UnicodeScalarView(".,\u{66B}\u{2E31}'".unicodeScalars.filter(contains)))
  }
}

extension NSParagraphStyle.LineBreakStrategy {
  package var textStrategy: LineBreakStrategy {
    var strategy: LineBreakStrategy = []
    if contains(.pushOut) { strategy.insert(.pushOut) }
    if contains(.hangulWordPriority) { strategy.insert(.hangulWordPriority) }
    return strategy
  }
}

extension NSTextAlignment {
  package var textAlignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  package var textMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

extension NSWritingDirection {
  package var textDirection: ParagraphStyle.WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  package var textDirection: ParagraphStyle.WritingDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
