public import HeadlessUIKit

extension Font {
  /// What the resolution of a font depends on: the text size, the setting for bold text, and the screen's scale.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let dynamicTypeSize: DynamicTypeSize
    let legibilityWeight: LegibilityWeight?
    /// Pixels per point.
    let displayScale: CGFloat

    public var debugDescription: String {
      "Font.Context(dynamicTypeSize: \(dynamicTypeSize), isBold: \(legibilityWeight == .bold), scale: \(displayScale))"
    }
  }

  /// A font with all its values.
  public struct Resolved: Hashable, Sendable {
    private let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// The font as Core Text uses it.
    public var ctFont: CTFont { font }
    /// In points.
    public var pointSize: CGFloat { font.pointSize }
    /// The weight that the font was created with.
    public var weight: Weight { Weight(value: font.specification.weight.rawValue) }
    public var width: Width { Width(font.specification.width.rawValue) }
    /// The line spacing: tight or loose if the font has the trait.
    public var leading: Leading {
      let trait = font.specification.leadingTrait
      if trait.contains(.traitTightLeading) { return .tight }
      return trait.contains(.traitLooseLeading) ? .loose : .standard
    }
    /// Whether the font has the bold trait, or is semibold or heavier; the limit is an assumption.
    public var isBold: Bool {
      font.fontDescriptor.symbolicTraits.contains(.traitBold) || weight.value >= Weight.semibold.value
    }
    public var isItalic: Bool { font.fontDescriptor.symbolicTraits.contains(.traitItalic) }
    public var isMonospaced: Bool { font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
    /// Whether lowercase letters are small caps (the OpenType feature `smcp`).
    public var isLowercaseSmallCaps: Bool { font.specification.features.contains { $0.tag == "smcp" && $0.value == 1 } }
    /// Whether uppercase letters are small caps (the OpenType feature `c2sc`).
    public var isUppercaseSmallCaps: Bool { font.specification.features.contains { $0.tag == "c2sc" && $0.value == 1 } }
    /// Whether letters of both cases are small caps.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the font with all its values, for the environment's `fontResolutionContext`.
  public func resolve(in context: Context) -> Resolved {
    let category = UIContentSizeCategory(context.dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: category).modifyingTraits {
      $0.legibilityWeight = context.legibilityWeight == .bold ? .bold : .regular
    }
    return Resolved(resolve(traits, scale: context.displayScale))
  }
}

extension EnvironmentValues {
  /// What `Font.resolve(in:)` depends on.
  public var fontResolutionContext: Font.Context {
    Font.Context(
      dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight, displayScale: displayScale)
  }
}
