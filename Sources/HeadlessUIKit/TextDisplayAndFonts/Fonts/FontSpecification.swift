package import Foundation
package import TextLayout

/// The specification of a font, which `UIFont` and `UIFontDescriptor` share.
package struct FontSpecification: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system(UIFontDescriptor.SystemDesign)
    /// A registered font, by any of its names.
    case named(String)
  }

  package var family: Family
  /// In points; 0 if unspecified.
  package var pointSize: CGFloat
  package var weight: UIFont.Weight = .regular
  package var width: UIFont.Width = .standard
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var leadingTrait: UIFontDescriptor.SymbolicTraits = []
  package var features: [FontFeature] = []
  /// The transform of glyphs, in a space with y pointing up.
  package var matrix = CGAffineTransform.identity
  package var textStyle: UIFont.TextStyle?
  /// The size and the leading that the text style has at the text size that the font was made for.
  var styleEntry: DynamicTypeTable.Entry?
  /// The additional height of a text style's line in the interface's language, in points: half above and half below it.
  package var languageLeading: CGFloat = 0
  /// Whether the font was created for bold text.
  package var isForBoldText = false

  package init(_ family: Family = .system(.default), pointSize: CGFloat, weight: UIFont.Weight = .regular) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
  }

  package var isSystemFont: Bool {
    if case .system = family { true } else { false }
  }

  /// The weight that is painted. Bold text makes system fonts heavier and doesn't affect others, as on iOS.
  package func effectiveWeight(isBoldText: Bool) -> UIFont.Weight {
    isSystemFont && isBoldText ? weight.forBoldText : weight
  }

  package func description(isBoldText: Bool) -> FontDescription {
    FontDescription(
      family: textFamily, pointSize: pointSize, weight: effectiveWeight(isBoldText: isBoldText).css,
      isItalic: isItalic, hasTabularDigits: hasMonospacedDigits, features: features)
  }

  /// The leading of a text style's font, in points, which results in the style's distance of baselines; none for other fonts, nor
  /// for one with another size. The leading traits change it by 2 points, according to Apple.
  package var lineLeading: CGFloat {
    guard let styleEntry, textStyle != nil, isSystemFont, styleEntry.pointSize == pointSize else { return 0 }
    var leading = styleEntry.leading - FontMetrics.system(pointSize: pointSize).lineHeight
    if leadingTrait.contains(.traitTightLeading) { leading -= 2 }
    if leadingTrait.contains(.traitLooseLeading) { leading += 2 }
    return leading
  }

  /// The effect of the matrix and of the width on glyphs: scale, stretch and slant. Rotation and mirroring have no effect.
  package var glyphShape: (scale: CGFloat, stretch: Double, slant: Double) {
    guard matrix.b == 0, matrix.a > 0, matrix.d > 0, matrix.a.isFinite, matrix.c.isFinite, matrix.d.isFinite else {
      return (1, widthStretch, 0)
    }
    return (matrix.d, Double(matrix.a / matrix.d) * widthStretch, Double(matrix.c / matrix.a))
  }

  /// How much wider glyphs are than those of the standard width. San Francisco has letters of its own for other widths, also for
  /// those between; here they are the standard ones, stretched. That the number of a width is the part by which letters are wider is
  /// an estimate from specimens. Other designs have one width.
  private var widthStretch: Double {
    guard family == .system(.default), width.rawValue.isFinite else { return 1 }
    return 1 + min(max(Double(width.rawValue), -0.6), 0.6)
  }

  private var emphasizedWeight: UIFont.Weight {
    isSystemFont ? DynamicTypeTable.emphasizedWeight(textStyle) : .bold
  }

  private var textFamily: FontDescription.Family {
    switch family {
    case .named(let name): .named(name)
    case .system(.monospaced): .systemMonospaced
    case .system(.rounded): .systemRounded
    case .system(.serif): .systemSerif
    case .system: .system
    }
  }

  package var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    get {
      var traits = leadingTrait
      if isItalic { traits.insert(.traitItalic) }
      if weight.isBold { traits.insert(.traitBold) }
      if width.rawValue < 0 { traits.insert(.traitCondensed) }
      if width.rawValue > 0 { traits.insert(.traitExpanded) }
      if family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
      return traits
    }
    set {
      isItalic = newValue.contains(.traitItalic)
      if newValue.contains(.traitBold) != weight.isBold {
        weight = newValue.contains(.traitBold) ? emphasizedWeight : .regular
      }
      // A font that is already as wide as the traits say keeps its width: a compressed one has the condensed trait, too.
      if newValue.contains(.traitCondensed) {
        if width.rawValue >= 0 { width = .condensed }
      } else if newValue.contains(.traitExpanded) {
        if width.rawValue <= 0 { width = .expanded }
      } else {
        width = .standard
      }
      if isSystemFont, newValue.contains(.traitMonoSpace) { family = .system(.monospaced) }
      leadingTrait = newValue.intersection([.traitTightLeading, .traitLooseLeading])
    }
  }
}
