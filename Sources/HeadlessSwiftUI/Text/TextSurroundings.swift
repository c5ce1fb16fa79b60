internal import Foundation
internal import HeadlessUIKit
internal import SwiftUIGraph
internal import SwiftUILayout

/// The values that every text reads from its environment, read once for all texts in it, and the fonts that these have.
final class TextSurroundings {
  let font: Font?
  let fontModifiers: [Font.Modifier]
  let modifiers: [Text.Modifier]
  let textCase: Text.Case?
  let renderer: (any TextRenderer)?
  let traits: UITraitCollection
  let limits: TextLineLimits
  let alignment: TextAlignment
  let centersWrappedLines: Bool
  let direction: LayoutDirection
  let truncation: Text.TruncationMode
  let leastScale: CGFloat
  let tightens: Bool
  let lineSpacing: CGFloat
  let lineHeight: AttributedString.LineHeight?
  let scale: CGFloat
  let isRedacted: Bool

  private var fonts: [(choice: FontChoice, font: UIFont)] = []

  /// A text's font before it is resolved.
  struct FontChoice: Equatable {
    var font: Font?
    var modifiers: [Font.Modifier]
  }

  init(_ environment: EnvironmentValues) {
    font = environment.font
    fontModifiers = environment.fontModifiers
    modifiers = environment.textModifiers
    textCase = environment.textCase
    renderer = environment.textRenderer
    // Those that fonts are resolved with are among them.
    traits = environment.drawingTraits
    limits = environment.textLineLimits
    alignment = environment.multilineTextAlignment
    centersWrappedLines = environment.centersWrappedLines
    direction = environment.layoutDirection
    truncation = environment.truncationMode
    leastScale = environment.minimumScaleFactor
    tightens = environment.allowsTightening
    lineSpacing = environment.lineSpacing
    lineHeight = environment.lineHeight
    scale = environment.displayScale
    isRedacted = environment.isRedacted
  }

  /// Returns the font for a choice, in the environment of these values.
  func font(_ choice: FontChoice, in environment: EnvironmentValues) -> UIFont {
    var index = 0
    while index < fonts.count {
      if fonts[index].choice == choice { return fonts[index].font }
      index += 1
    }
    let font = (choice.font ?? .body).resolve(in: environment, choice.modifiers)
    // A name may have a font later, when the app registers it.
    if choice.font?.isNamed != true {
      if fonts.count == 8 { fonts.removeFirst(4) }
      fonts.append((choice, font))
    }
    return font
  }

  /// Whether texts that differ in nothing else have the same layout in both.
  func haveSameLayout(as other: TextSurroundings) -> Bool {
    self === other
      || limits == other.limits && truncation == other.truncation && leastScale == other.leastScale
        && tightens == other.tightens && lineSpacing == other.lineSpacing && lineHeight == other.lineHeight
        && scale == other.scale && direction == other.direction
        && traits.legibilityWeight == other.traits.legibilityWeight && alignment == other.alignment
        && centersWrappedLines == other.centersWrappedLines
  }
}

extension EnvironmentValues {
  var textSurroundings: TextSurroundings { derived { TextSurroundings($0) } }
}
