import Foundation

/// The distribution of a segmented control's width, in points.
struct SegmentWidths {
  struct Segment {
    /// The width of the content.
    var natural: CGFloat
    /// The width that the app set; 0 for automatic.
    var fixed: CGFloat
  }

  let segments: [Segment]
  let isByContent: Bool
  /// Between two segments.
  let separator: CGFloat

  /// The widths that the segments need on their own.
  var natural: [CGFloat] {
    let widest = segments.filter { $0.fixed == 0 }.map(\.natural).max() ?? 0
    return segments.map { $0.fixed > 0 ? $0.fixed : isByContent ? $0.natural : widest }
  }

  var total: CGFloat { natural.reduce(0, +) + separator * CGFloat(max(segments.count - 1, 0)) }

  /// Each segment's place in a control of a width: those of a fixed width keep it, the others share the rest.
  func places(in width: CGFloat, rounding: PixelRounding) -> [(start: CGFloat, end: CGFloat)] {
    guard !segments.isEmpty else { return [] }
    let natural = natural
    let free = zip(segments, natural).filter { $0.0.fixed == 0 }.map(\.1)
    let room = width - separator * CGFloat(segments.count - 1) - segments.reduce(0) { $0 + $1.fixed }
    let wanted = free.reduce(0, +)
    var edge: CGFloat = 0
    return zip(segments, natural).map { segment, natural in
      var length = segment.fixed
      if segment.fixed == 0 {
        length = isByContent && wanted > 0 ? room * natural / wanted : room / CGFloat(free.count)
      }
      defer { edge += length + separator }
      return (rounding.round(edge), rounding.round(edge + max(length, 0)))
    }
  }
}
