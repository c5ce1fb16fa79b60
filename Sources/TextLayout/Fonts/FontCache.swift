import CHarfBuzz
import Foundation
import Graphics

/// The fonts that an engine has opened, and the fallback fonts for characters.
final class FontCache {
  let library: FontLibrary

  private var opened: [FontInstance: OpenFont] = [:]
  private var resolved: [FontDescription: ResolvedFont] = [:]
  private var fallbacks: [FallbackKey: OpenFont?] = [:]
  private var pairTables: [PairKey: PairTable] = [:]

  private struct PairKey: Hashable {
    var isDisplay: Bool
    var weight: Double
    var hasDigits: Bool
  }

  private struct FallbackKey: Hashable {
    var scalars: [UInt32]
    var weight: Double
  }

  init(library: FontLibrary) {
    self.library = library
  }

  /// An app's fonts are few. But computed sizes and weights, such as those of an animation or of a slider, are unlimited, and so
  /// are the characters of texts that its fonts don't have.
  private static let (openedLimit, resolvedLimit, fallbackLimit) = (256, 1_024, 16_384)

  /// Removes entries beyond the limits. Called between layouts, because during a layout a font has to remain the same object.
  func trim() {
    let isFull = opened.count > FontCache.openedLimit
    if isFull { opened = [:] }
    if isFull || resolved.count > FontCache.resolvedLimit { resolved = [:] }
    if pairTables.count > FontCache.resolvedLimit { pairTables = [:] }
    if isFull || fallbacks.count > FontCache.fallbackLimit { fallbacks = [:] }
  }

  /// The maximum number of entries of all kinds.
  var count: Int { opened.count + resolved.count + fallbacks.count }

  func resolve(_ description: FontDescription) -> ResolvedFont {
    if let known = resolved[description] { return known }
    let font = makeResolved(description)
    resolved[description] = font
    return font
  }

  // MARK: The requested font

  private func makeResolved(_ description: FontDescription) -> ResolvedFont {
    // Text with larger sizes isn't readable, and computations with them would overflow.
    let size = description.pointSize.isFinite ? min(max(Double(description.pointSize), 0), 10_000) : 0
    switch description.family {
    case .named(let name):
      let match = library.face(named: name, weight: description.weight, isItalic: description.isItalic)
      guard let match else { return substitute(name, description, size) ?? system(description, size) }
      let font = open(match.face, weight: match.weight)
      return ResolvedFont(
        description: description, primary: font, metrics: font.metrics(pointSize: size), pointSize: size, tracking: 0,
        corrections: [:], features: features(description, system: false))
    case .systemMonospaced:
      return monospaced(description, size) ?? system(description, size)
    case .systemSerif:
      return serif(description, size) ?? system(description, size)
    case .systemRounded:
      return system(description, size, isRounded: true)
    case .system:
      return system(description, size)
    }
  }

  private func system(_ description: FontDescription, _ size: Double, isRounded: Bool = false) -> ResolvedFont {
    let file = description.isItalic ? SystemFontFiles.textItalic : SystemFontFiles.textRoman
    let weight = description.weight.isFinite ? min(max(description.weight, 100), 900) : 400
    let design = SystemDesign(pointSize: size, weight: weight)
    let variations = design.variations + (isRounded ? [design.rounding] : [])
    let font = open(FontInstance(path: library.directory + "/" + file, variations: variations))
    let (text, display) = (library.textCorrections, library.displayCorrections)
    let part = CGFloat(design.display)
    let tracking =
      text.tracking(pointSize: size, weight: weight) * (1 - part)
      + display.tracking(pointSize: size, weight: weight) * part
    let table = design.display < 0.5 ? text : display
    var scalars = table.scalars(weight: weight)
    if description.hasTabularDigits {
      let digit = AdvanceCorrections.systemTabularDigit.at(weight: weight)
      for scalar in scalars.keys where ("0"..."9").contains(scalar) { scalars[scalar] = digit }
    }
    var corrections = FontCache.points(scalars, size)
    var shifts = FontCache.points(table.shifts(weight: weight), size)
    if description.isItalic, !isRounded, weight <= AdvanceCorrections.heaviestItalic, design.display < 0.5 {
      for (scalar, italic) in AdvanceCorrections.italicPunctuation {
        corrections[scalar, default: 0] += italic.advance / 1000 * size
        shifts[scalar, default: 0] += italic.shift / 1000 * size
      }
    }
    if isRounded {
      let digits = RoundedDesign.corrections(
        font, pointSize: size, tracking: tracking, weight: weight, isTabular: description.hasTabularDigits)
      corrections.merge(digits) { $1 }
      for separator in RoundedDesign.separators {
        corrections[separator, default: 0] += RoundedDesign.separatorWidth / 1000 * size
      }
    }
    return ResolvedFont(
      description: description, primary: font, metrics: .system(pointSize: size), pointSize: size,
      tracking: tracking, corrections: corrections, shifts: shifts,
      pairs: pairs(isDisplay: design.display >= 0.5, weight: weight, hasDigits: !description.hasTabularDigits),
      shift: FontCache.displayShift * design.display * size,
      features: features(description, system: true), colonRise: FontCache.colonRise * size)
  }

  /// The rise of a colon between digits, in points per point of size: San Francisco centres it on their height, as in 9:41.
  /// Recorded on iOS 26 with 11 points (3.24 and 3.27 pixels at 3x) and with 13 (3.89).
  private static let colonRise = 0.099

  /// How far letters of titles are moved, in points per point of size: Inter's are 46 thousandths wider than San Francisco's there
  /// (``AdvanceCorrections/systemDisplay``), and half of that is room on their left. Without it, semibold headings of 30 to 32 points
  /// stand 0.7 points further right than recorded (swift-markdown-ui), and those of 19 points at their place.
  private static let displayShift = -0.023

  /// The adjustment of Noto Serif's clusters, in points per point of size, which gives them the width of the system font's at 17
  /// points: New York hasn't been measured. For the sample text of ``StandInFont``, Noto Serif is 27 thousandths wider.
  private static let serifTracking = -0.027

  private func serifFile(_ weight: Double, isItalic: Bool) -> String {
    switch (weight >= 600, isItalic) {
    case (false, false): SystemFontFiles.serif
    case (false, true): SystemFontFiles.serifItalic
    case (true, false): SystemFontFiles.serifBold
    case (true, true): SystemFontFiles.serifBoldItalic
    }
  }

  private func serif(_ description: FontDescription, _ size: Double) -> ResolvedFont? {
    guard let path = library.systemPath(serifFile(description.weight, isItalic: description.isItalic)) else {
      return nil
    }
    return ResolvedFont(
      description: description, primary: open(FontInstance(path: path)), metrics: .system(pointSize: size),
      pointSize: size, tracking: FontCache.serifTracking * size, corrections: [:],
      features: features(description, system: false))
  }

  private func monospaced(_ description: FontDescription, _ size: Double) -> ResolvedFont? {
    let file = description.weight >= 600 ? SystemFontFiles.monospacedBold : SystemFontFiles.monospaced
    guard let path = library.systemPath(file) ?? library.systemPath(SystemFontFiles.monospaced) else { return nil }
    let instance = FontInstance(path: path, slant: description.isItalic ? 0.2 : 0)
    return ResolvedFont(
      description: description, primary: open(instance), metrics: .system(pointSize: size), pointSize: size,
      tracking: library.monospacedCorrections.tracking(pointSize: size, weight: description.weight),
      corrections: FontCache.points(library.monospacedCorrections.scalars(weight: description.weight), size),
      features: features(description, system: false))
  }

  private func substitute(_ name: String, _ description: FontDescription, _ size: Double) -> ResolvedFont? {
    let found = SubstituteFont.variant(of: name, weight: description.weight, isItalic: description.isItalic)
    guard let font = found else { return nil }
    let fixed = font.weight >= 600 ? SystemFontFiles.monospacedBold : SystemFontFiles.monospaced
    let instance: FontInstance
    if font.isMonospaced, let path = library.systemPath(fixed) {
      instance = FontInstance(path: path, slant: font.isItalic ? 0.2 : 0)
    } else if font.isSerif, let path = library.systemPath(serifFile(font.weight, isItalic: font.isItalic)) {
      return ResolvedFont(
        description: description, primary: open(FontInstance(path: path)), metrics: font.metrics(pointSize: size),
        pointSize: size, tracking: font.tracking(pointSize: size, inSerif: true), corrections: [:],
        features: features(description, system: false))
    } else {
      let file = font.isItalic ? SystemFontFiles.textItalic : SystemFontFiles.textRoman
      instance = FontInstance(
        path: library.directory + "/" + file, variations: [FontInstance.Variation(tag: "wght", value: font.weight)])
    }
    if font.hasPublishedAdvances { return published(font, open(instance), description, size) }
    return ResolvedFont(
      description: description, primary: open(instance), metrics: font.metrics(pointSize: size), pointSize: size,
      tracking: font.tracking(pointSize: size), corrections: [:], features: features(description, system: true))
  }

  /// A substitute whose characters have the advances of the font that it replaces. Kerning is off:
  /// the recorded lines of Helvetica (AccessibilitySnapshot, iOS 18.5) are as wide as the sums of its advances, up to half a point.
  private func published(
    _ font: SubstituteFont, _ primary: OpenFont, _ description: FontDescription, _ size: Double
  ) -> ResolvedFont {
    let tracking = font.tracking(pointSize: size)
    var corrections: [UInt32: Double] = [:]
    for (scalar, advance) in font.publishedAdvances where primary.hasGlyph(scalar) {
      corrections[scalar] = (advance / 1000 - primary.advance(of: scalar) / primary.unitsPerEm) * size - tracking
    }
    return ResolvedFont(
      description: description, primary: primary, metrics: font.metrics(pointSize: size), pointSize: size,
      tracking: tracking, corrections: corrections,
      features: [FontFeature(tag: "kern", value: 0)] + features(description, system: true))
  }

  /// Fonts of one weight share a table, which is larger than the rest of a font.
  ///
  /// - Parameter hasDigits: whether digits have pairs. Tabular ones have none, as they have no kerning.
  private func pairs(isDisplay: Bool, weight: Double, hasDigits: Bool) -> PairTable {
    let key = PairKey(isDisplay: isDisplay, weight: weight, hasDigits: hasDigits)
    if let known = pairTables[key] { return known }
    let corrections = isDisplay ? library.displayCorrections : library.textCorrections
    let made = corrections.pairs(weight: weight, hasDigits: hasDigits)
    pairTables[key] = made
    return made
  }

  private static func points(_ thousandths: [Unicode.Scalar: Double], _ size: Double) -> [UInt32: Double] {
    Dictionary(uniqueKeysWithValues: thousandths.map { ($0.key.value, $0.value / 1000 * size) })
  }

  /// Inter's contextual alternates turn `->` into an arrow and `2x3` into a product; San Francisco's don't.
  private func features(_ description: FontDescription, system: Bool) -> [FontFeature] {
    var features: [FontFeature] = []
    if system { features.append(FontFeature(tag: "calt", value: 0)) }
    if description.hasTabularDigits || system && description.family == .systemMonospaced {
      features.append(FontFeature(tag: "tnum"))
    }
    return features + description.features
  }

  private func open(_ face: FontFace, weight: Double) -> OpenFont {
    let variations = face.weightRange.map { range in
      [FontInstance.Variation(tag: "wght", value: min(max(weight, range.lowerBound), range.upperBound))]
    }
    return open(FontInstance(path: face.path, index: face.index, variations: variations ?? []))
  }

  private func open(_ instance: FontInstance) -> OpenFont {
    if let known = opened[instance] { return known }
    let font = OpenFont(instance: instance)
    opened[instance] = font
    return font
  }

  // MARK: Fallback

  /// The font for a cluster: the requested one if it has the characters, or else one that does, or else the requested one again,
  /// which displays its box for unknown characters. A `neighbour` that has the characters precedes other fallback fonts.
  func font(forCluster scalars: [UInt32], in font: ResolvedFont, after neighbour: OpenFont? = nil) -> OpenFont {
    if EmojiCluster.isEmoji(scalars) {
      if let emoji = emojiFont, emoji.hasGlyph(scalars[0]) { return emoji }
    }
    if FontCache.covers(font.primary, scalars) { return font.primary }
    if let neighbour, FontCache.covers(neighbour, scalars) { return neighbour }
    let key = FallbackKey(scalars: scalars, weight: font.description.weight)
    if let known = fallbacks[key] { return known ?? font.primary }
    let found = fallback(for: scalars, in: font)
    fallbacks[key] = .some(found)
    return found ?? font.primary
  }

  private var emojiFont: OpenFont? {
    library.systemPath(SystemFontFiles.emoji).map { open(FontInstance(path: $0)) }
  }

  private func fallback(for scalars: [UInt32], in font: ResolvedFont) -> OpenFont? {
    let candidates = self.candidates(for: scalars, in: font)
    if let whole = candidates.first(where: { FontCache.covers($0, scalars) }) { return whole }
    // A mark that no font has must not affect its base.
    if font.primary.hasGlyph(scalars[0]) { return nil }
    return candidates.first { $0.hasGlyph(scalars[0]) }
  }

  private func candidates(for scalars: [UInt32], in font: ResolvedFont) -> [OpenFont] {
    let weight = font.description.weight
    var fonts = library.fallbackFaces.map { open($0, weight: weight) }
    if case .named = font.description.family {
      fonts.append(resolve(FontDescription(pointSize: font.description.pointSize, weight: weight)).primary)
    }
    for scalar in scalars {
      let script = Script.name(of: scalar)
      if SystemFontFiles.ideographicScripts.contains(script) {
        fonts += openSystem([SystemFontFiles.ideographs])
      } else if script == "Hang" {
        let regular = SystemFontFiles.hangul
        fonts += openSystem(weight >= 600 ? [SystemFontFiles.hangulBold, regular] : [regular])
      } else if let stem = SystemFontFiles.scripts[script] {
        let regular = "noto/\(stem)-Regular.ttf"
        fonts += openSystem(weight >= 600 ? ["noto/\(stem)-Bold.ttf", regular] : [regular])
      }
    }
    return fonts + openSystem(SystemFontFiles.symbols)
  }

  private func openSystem(_ files: [String]) -> [OpenFont] {
    files.compactMap { library.systemPath($0) }.map { open(FontInstance(path: $0)) }
  }

  private static func covers(_ font: OpenFont, _ scalars: [UInt32]) -> Bool {
    for scalar in scalars where !font.hasGlyph(scalar) {
      if !Script.isIgnorable(scalar) { return false }
    }
    return true
  }
}
