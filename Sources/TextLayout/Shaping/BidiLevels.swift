import CFriBidi

/// The Unicode bidirectional algorithm, with FriBidi.
enum BidiLevels {
  // FriBidi's macros for paragraph directions, which Swift doesn't import.
  private static let leftToRight: UInt32 = 0x110
  private static let rightToLeft: UInt32 = 0x111
  private static let weakLeftToRight: UInt32 = 0x20

  struct Result {
    var baseLevel: Int8
    /// Whether the direction is determined by the paragraph's own direction or by a strong character.
    var isDirected = true
    /// One per UTF-16 unit.
    var levels: [Int8]
  }

  /// The embedding levels of a paragraph; for `.natural`, the first strong character determines the direction, and text without one
  /// is left-to-right (rules P2 and P3 of the algorithm). `spans` have their own directions, which are treated like control
  /// characters around them.
  static func resolve(
    _ units: UnsafePointer<UInt16>, count: Int, direction: ParagraphStyle.WritingDirection,
    spans: [(range: Range<Int>, directions: [TextDirection])] = []
  ) -> Result {
    var scalars: [UInt32] = []
    var origins: [Int] = []
    scalars.reserveCapacity(count)
    origins.reserveCapacity(count)
    var (next, open) = (0, 0)
    func close(at unit: Int) {
      while open > 0 {
        scalars.append(TextDirection.closing)
        origins.append(unit)
        open -= 1
      }
    }
    UTF16Scalars.forEach(units, 0..<count) { scalar, range in
      while next < spans.count, spans[next].range.lowerBound <= range.lowerBound {
        if next == 0 || spans[next].directions != spans[next - 1].directions {
          close(at: range.lowerBound)
          for direction in spans[next].directions {
            scalars.append(direction.opening)
            origins.append(range.lowerBound)
            open += 1
          }
        }
        next += 1
      }
      scalars.append(scalar)
      origins.append(range.lowerBound)
    }
    close(at: count)
    let length = Int32(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, length, &types)
    fribidi_get_bracket_types(scalars, length, types, &brackets)
    let wanted =
      switch direction {
      case .leftToRight: leftToRight
      case .rightToLeft: rightToLeft
      case .natural: weakLeftToRight
      }
    var base = FriBidiParType(wanted)
    // Returns 0 if there is no memory; every level is 0 then.
    _ = fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &levels)
    var result = Result(baseLevel: base.rawValue & 1 == 1 ? 1 : 0, levels: [Int8](repeating: 0, count: count))
    // FriBidi doesn't change a weak direction if no strong character determines another one.
    result.isDirected = base.rawValue != weakLeftToRight
    for index in scalars.indices {
      let end = index + 1 < origins.count ? origins[index + 1] : count
      for unit in origins[index]..<max(end, origins[index]) { result.levels[unit] = levels[index] }
    }
    return result
  }
}
