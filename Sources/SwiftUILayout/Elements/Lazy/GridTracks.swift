import Foundation

/// The columns of a `LazyVGrid`, or the rows of a `LazyHGrid`.
struct GridTracks: Equatable {
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    /// Nil for the grid's spacing.
    var alignment: Alignment?
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  /// Divides a length as SwiftUI does: fixed items and the spacing are subtracted; then each item in order gets an equal share of
  /// the length that remains for it and the following ones. An adaptive item consists of as many tracks as fit into its share.
  ///
  /// - Parameters:
  ///   - items: the app's items; the spacing of an item follows it, 8 points by default.
  ///   - room: the length to divide, in points; nil for the minimum lengths.
  init(_ items: [GridItem], in room: CGFloat?) {
    let spacings = items.map { $0.spacing ?? ViewSpacing.defaultDistance }
    var left: CGFloat?
    if let room {
      left = room - spacings.dropLast().reduce(0, +)
      for case .fixed(let length) in items.lazy.map(\.size) { left = left.map { $0 - length } }
    }
    var flexible = items.count { if case .fixed = $0.size { false } else { true } }
    for (item, spacing) in zip(items, spacings) {
      let share = left.map { max($0 / CGFloat(max(flexible, 1)), 0) }
      switch item.size {
      case .fixed(let length): add([max(length, 0)], item, spacing)
      case .flexible(let minimum, let maximum):
        let length = min(max(share ?? minimum, minimum), maximum)
        add([length], item, spacing)
        left = left.map { $0 - length }
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let lengths = Self.adaptive(minimum, maximum, spacing, in: share ?? minimum)
        add(lengths, item, spacing)
        left = left.map { $0 - lengths.reduce(0, +) - spacing * CGFloat(lengths.count - 1) }
        flexible -= 1
      }
    }
  }

  private static func adaptive(
    _ minimum: CGFloat, _ maximum: CGFloat, _ spacing: CGFloat, in share: CGFloat
  ) -> [CGFloat] {
    let fitting = (share + spacing) / max(minimum + spacing, 1)
    let count = fitting.isFinite ? max(Int(fitting), 1) : 1
    let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
    return [CGFloat](repeating: min(max(length, minimum), maximum), count: count)
  }

  private mutating func add(_ lengths: [CGFloat], _ item: GridItem, _ spacing: CGFloat) {
    for length in lengths {
      let start = tracks.last.map { $0.start + $0.length + lastSpacing } ?? 0
      tracks.append(Track(start: start, length: length, alignment: item.alignment))
      self.length = start + length
      lastSpacing = spacing
    }
  }

  private var lastSpacing: CGFloat = 0
}
