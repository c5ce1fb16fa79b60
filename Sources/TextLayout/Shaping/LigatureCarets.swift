/// Divides clusters that stand for several characters.
enum LigatureCarets {
  /// Spreads each cluster's advance evenly over the characters in it, and marks those within as unsafe to break at.
  static func spread(_ run: ShapedRun, advances: UnsafeMutablePointer<Double>, flags: UnsafeMutablePointer<UInt8>) {
    // With a glyph for each unit there is nothing to divide.
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
