/// Divides clusters that represent several characters.
enum LigatureCarets {
  /// Distributes each cluster's advance evenly among its characters, and marks those inside as unsafe to break at.
  static func spread(_ run: ShapedRun, advances: UnsafeMutablePointer<Double>, flags: UnsafeMutablePointer<UInt8>) {
    // If each unit has a glyph, there is nothing to divide.
    if run.glyphCount >= run.range.count { return }
    let starts = clusterStarts(run)
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : run.range.upperBound
      if end - start < 2 { continue }
      let characters = (start..<end).filter { $0 == start || flags[$0] & UnitFlags.graphemeStart != 0 }
      if characters.count < 2 { continue }
      let share = advances[start] / Double(characters.count)
      for character in characters {
        advances[character] = share
        if character != start { flags[character] |= UnitFlags.unsafe }
      }
    }
  }

  private static func clusterStarts(_ run: ShapedRun) -> [Int] {
    var starts: [Int] = []
    var index = 0
    while index < run.glyphCount {
      let cluster = Int(run.glyphs[index].cluster)
      if starts.last != cluster { starts.append(cluster) }
      index += 1
    }
    return run.isRightToLeft ? starts.reversed() : starts
  }
}
