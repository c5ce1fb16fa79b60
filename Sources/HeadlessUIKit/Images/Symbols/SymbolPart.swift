internal import Foundation
internal import Graphics

/// A part of a symbol's drawing. One unit of its paths is the point size; the origin is the symbol's centre.
struct SymbolPart: Sendable {
  /// How a part is painted. Variant-dependent parts look different in a symbol's `.fill` variant.
  enum Kind: String, Sendable {
    /// A round line.
    case line
    /// Filled.
    case solid
    /// Filled, including the area of the surrounding line.
    case bold
    /// A line taken out of what is below.
    case gap
    /// An area taken out of what is below.
    case hole
    /// Cuts a shape with a margin out of the parts below.
    case clear
    /// Cuts a line with a margin out of the parts below.
    case groove
    /// An outline, which `.fill` fills.
    case area
    /// A line, which `.fill` takes out of what is below.
    case mark
    /// Filled, and in `.fill` taken out of what is below.
    case dot
    /// An area in front of others, which keep some room from it.
    case over
    /// Other parts, which `.fill` takes out of what is below.
    case inlay
    /// Other parts, taken out of what is below.
    case cut
  }

  var kind: Kind
  var path: Path
  /// The filled area in `.fill`, without a line; nil for its own path with the surrounding line.
  var filledPath: Path?
  /// The parts of an inlay.
  var inner: [SymbolPart] = []
  /// The index of the part's colour in a palette, from 1; 0 for the first one, and for cut-outs.
  var layer = 0
  /// Whether it is the shape around a symbol in one: `circle` of `plus.circle`.
  var isEnclosure = false
  /// The width of the part's lines relative to the symbol's weight.
  var thickness: CGFloat = 1
  /// The step of a variable value from which the part is highlighted, from 1; 0 for always.
  var step = 0
  /// The variable value above which the part is highlighted, from 0 to 1, as a custom symbol's file has it; nil for always.
  var threshold: Double?
  /// The part's own colour in multicolor rendering.
  var color: SymbolColor?
  /// The part's own colour in `.fill`; nil for the same.
  var filledColor: SymbolColor?

  /// Whether the part takes something away from what is below.
  var isCut: Bool {
    switch kind {
    case .gap, .hole, .clear, .groove, .cut: true
    default: false
    }
  }

  /// The parts that this one consists of, filled or not: none of them depends on the variant any more.
  func settled(isFilled: Bool) -> [SymbolPart] {
    switch kind {
    case .line, .solid, .bold, .gap, .hole, .clear, .groove, .cut: return [self]
    case .mark: return [changed(to: isFilled ? .gap : .line)]
    case .dot: return [changed(to: isFilled ? .hole : .solid)]
    case .area: return [isFilled ? filledArea : changed(to: .line)]
    case .over:
      var room = changed(to: .clear)
      room.layer = 0
      return [room, isFilled ? filledArea : changed(to: .line)]
    case .inlay:
      guard isFilled else { return inner }
      // Lines and areas alone are cut out separately, which is faster to paint.
      guard !inner.contains(where: \.isCut) else { return [changed(to: .cut)] }
      return inner.flatMap { part -> [SymbolPart] in
        switch part.kind {
        case .line: [part.changed(to: .gap)]
        case .solid: [part.changed(to: .hole)]
        default: [part.changed(to: .gap), part.changed(to: .hole)]
        }
      }
    }
  }

  private var filledArea: SymbolPart {
    var part = changed(to: filledPath == nil ? .bold : .solid)
    part.path = filledPath ?? path
    part.color = filledColor ?? color
    return part
  }

  private func changed(to kind: Kind) -> SymbolPart {
    var part = self
    part.kind = kind
    return part
  }

  func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var part = self
    part.path = path.applying(transform)
    part.filledPath = filledPath?.applying(transform)
    part.inner = inner.map { $0.applying(transform) }
    return part
  }
}

/// The colours that parts of symbols have of themselves.
enum SymbolColor: String, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black

  var color: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray
    case .white: .white
    case .black: .black
    }
  }
}
