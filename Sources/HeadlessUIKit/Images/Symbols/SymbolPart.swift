internal import Foundation
internal import Graphics

/// One part of a symbol's drawing. One unit of its paths is the point size; the origin is the symbol's middle.
struct SymbolPart: Sendable {
  /// How a part is painted. Those that depend on it look differently in a symbol's `.fill` variant.
  enum Kind: String, Sendable {
    /// A round line.
    case line
    /// Filled.
    case solid
    /// Filled, as far as the line around it reaches.
    case bold
    /// A line taken out of what is below.
    case gap
    /// An area taken out of what is below.
    case hole
    /// Takes a shape with some room around it out of what is below.
    case clear
    /// Takes a line with some room around it out of what is below.
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
  /// What an area is filled to in `.fill`, without a line; nil for its own path with the line around it.
  var filledPath: Path?
  /// The parts of an inlay.
  var inner: [SymbolPart] = []
  /// Which colour of a palette the part takes, from 1; 0 for the first one, and for what is taken out whatever the colours.
  var layer = 0
  /// Whether it is the shape around a symbol in one: `circle` of `plus.circle`.
  var isEnclosure = false
  /// How thick the part's lines are beside those of the symbol's weight.
  var thickness: CGFloat = 1
  /// From which step of a variable value on the part counts, from 1; 0 for one that always does.
  var step = 0
  /// The part's own colour where the symbol is asked for in several.
  var color: SymbolColor?

  /// Whether the part takes something away from what is below.
  var isCut: Bool {
    switch kind {
    case .gap, .hole, .clear, .groove, .cut: true
    default: false
    }
  }

  /// The parts that this one comes to, filled or not: none of them depends on it any more.
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
      // Lines and areas alone are taken out one by one, which paints faster.
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
    guard let filledPath else { return changed(to: .bold) }
    var part = changed(to: .solid)
    part.path = filledPath
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
