public import Foundation

// `Text` has modifiers of the same names, which win for texts. A view's are disfavored, so that the compiler doesn't try them for the
// rest of an expression once it found a solution with a text's.
nonisolated extension View {
  @_disfavoredOverload public func font(_ font: Font?) -> some View { changingEnvironment(font) { $0.font = $1 } }

  @_disfavoredOverload public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment(weight) { environment, weight in
      environment.fontModifiers.removeAll { if case .weight = $0 { true } else { false } }
      if let weight { environment.fontModifiers.append(.weight(weight)) }
    }
  }
  @_disfavoredOverload public func fontWidth(_ width: Font.Width?) -> some View {
    changingEnvironment(width) { environment, width in
      environment.fontModifiers.removeAll { if case .width = $0 { true } else { false } }
      if let width { environment.fontModifiers.append(.width(width)) }
    }
  }
  @_disfavoredOverload public func fontWidth(_ width: CGFloat?) -> some View { fontWidth(width.map { Font.Width($0) }) }
  @_disfavoredOverload public func fontDesign(_ design: Font.Design?) -> some View {
    changingEnvironment(design) { environment, design in
      environment.fontModifiers.removeAll { if case .design = $0 { true } else { false } }
      if let design { environment.fontModifiers.append(.design(design)) }
    }
  }
  @_disfavoredOverload public func bold(_ isActive: Bool = true) -> some View { changingFont(.bold(true), isActive) }
  @_disfavoredOverload public func italic(_ isActive: Bool = true) -> some View {
    changingFont(.italic(true), isActive)
  }
  @_disfavoredOverload public func monospaced(_ isActive: Bool = true) -> some View {
    changingFont(.monospaced(true), isActive)
  }
  @_disfavoredOverload public func monospacedDigit() -> some View { changingFont(.monospacedDigit, true) }

  private func changingFont(_ modifier: Font.Modifier, _ isActive: Bool) -> some View {
    changingEnvironment(FontChange(modifier: modifier, isActive: isActive)) { environment, change in
      environment.fontModifiers.removeAll { $0 == change.modifier }
      if change.isActive { environment.fontModifiers.append(change.modifier) }
    }
  }

  /// The maximum number of lines of texts; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment(number) { $0.textLineLimits = TextLineLimits(maximum: $1) }
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment(limit.lowerBound) { $0.textLineLimits = TextLineLimits(reserved: $1) }
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment(limit) { $0.textLineLimits = TextLineLimits(reserved: $1.lowerBound, maximum: $1.upperBound) }
  }
  /// - Parameter reservesSpace: whether the text has the height of all these lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    let limits = TextLineLimits(reserved: reservesSpace ? limit : nil, maximum: limit)
    return changingEnvironment(limits) { $0.textLineLimits = $1 }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment(alignment) { $0.multilineTextAlignment = $1 }
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    changingEnvironment(mode) { $0.truncationMode = $1 }
  }
  /// - Parameter factor: the minimum scale to which text that doesn't fit is shrunk.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment(factor) { $0.minimumScaleFactor = $1 }
  }
  public func allowsTightening(_ flag: Bool) -> some View { changingEnvironment(flag) { $0.allowsTightening = $1 } }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment(lineSpacing) { $0.lineSpacing = $1 }
  }
  public func textCase(_ textCase: Text.Case?) -> some View { changingEnvironment(textCase) { $0.textCase = $1 } }

  @_disfavoredOverload public func kerning(_ kerning: CGFloat) -> some View { changingText(.kerning(kerning)) }
  @_disfavoredOverload public func tracking(_ tracking: CGFloat) -> some View { changingText(.tracking(tracking)) }
  @_disfavoredOverload public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    changingText(.baselineOffset(baselineOffset))
  }
  @_disfavoredOverload public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  @_disfavoredOverload public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  private func changingText(_ modifier: Text.Modifier) -> some View {
    changingEnvironment(modifier) { $0.textModifiers.append($1) }
  }
}

/// A modification of fonts that a view activates or deactivates.
private struct FontChange: Equatable {
  let modifier: Font.Modifier
  let isActive: Bool
}
