/// Rule L2 of the bidirectional algorithm.
enum VisualOrder {
  /// Segments from left to right.
  static func arrange(_ segments: [BrokenLine.Segment]) -> [BrokenLine.Segment] {
    var highest: Int8 = 0
    for segment in segments { highest = max(highest, segment.level) }
    if highest == 0 { return segments }
    var result = segments
    var level = highest
    while level > 0 {
      var start = 0
      while start < result.count {
        guard result[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < result.count, result[end].level >= level { end += 1 }
        result[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return result
  }
}
