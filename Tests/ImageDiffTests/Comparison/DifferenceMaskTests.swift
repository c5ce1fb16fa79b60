import Testing

@testable import ImageDiff

/// Verdicts are compared completely, including the marks of pixels.
struct DifferenceMaskTests {
  private func mask(_ width: Int, _ height: Int, marking marks: [(x: Int, y: Int)]) -> DifferenceMask {
    let mask = DifferenceMask(width: width, height: height)
    for mark in marks {
      mask.row(mark.y)[mark.x] = DifferenceMask.marked
      mask.note(row: mark.y)
    }
    return mask
  }

  @Test func equalMarksOfEqualSizesAreEqual() {
    let one = mask(5, 3, marking: [(4, 1), (0, 2)])
    #expect(one == mask(5, 3, marking: [(4, 1), (0, 2)]))
    #expect(one.hashValue == mask(5, 3, marking: [(4, 1), (0, 2)]).hashValue)
    // In the last row, and at its end.
    #expect(one != mask(5, 3, marking: [(4, 1), (1, 2)]))
    #expect(mask(5, 3, marking: []) != mask(5, 3, marking: [(4, 2)]))
  }

  /// Rows of six pixels and of seven have the same number of bytes.
  @Test func othersOfAnotherSizeAreNot() {
    #expect(mask(6, 2, marking: []) != mask(7, 2, marking: []))
    #expect(mask(6, 2, marking: []) != mask(6, 1, marking: []))
    #expect(mask(6, 1, marking: []) != mask(6, 2, marking: []))
  }
}
