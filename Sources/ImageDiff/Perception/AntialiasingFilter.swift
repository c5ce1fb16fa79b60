/// Accepts pixels on the antialiased edge of a shape, in either picture, as matching.
///
/// The rule is that of V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as common comparison tools use it:
/// a pixel is on such an edge if at most two of its neighbours have the same brightness, some are darker and some brighter, and the
/// darkest or the brightest of them belongs to a uniform area in both pictures.
enum AntialiasingFilter {
  /// The maximum fraction of a picture that edges make up; if more pixels differ, there is another reason, and examining the
  /// neighbours of millions of pixels would be useless.
  private static let largestFraction = 0.25

  /// - Parameter count: the number of marked pixels.
  static func clearEdges(_ mask: DifferenceMask, _ pair: PixelPair, count: Int) {
    guard Double(count) <= largestFraction * Double(pair.width * pair.height) else { return }
    let reference = Plane(pixels: pair.reference, width: pair.width, height: pair.height)
    let actual = Plane(pixels: pair.actual, width: pair.width, height: pair.height)
    mask.forEachRun { y, start, end in
      let row = mask.row(y)
      var x = start
      while x < end {
        if reference.isEdge(x, y, comparedWith: actual) || actual.isEdge(x, y, comparedWith: reference) { row[x] = 0 }
        x += 1
      }
    }
  }
}

/// The pixels of one picture.
private struct Plane {
  let pixels: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  func isEdge(_ x: Int, _ y: Int, comparedWith other: Plane) -> Bool {
    let center = pixels[y * width + x]
    let brightness = Plane.brightness(center)
    // Pixels beyond the picture's border are assumed to be equal.
    var equal = isAtBorder(x, y) ? 1 : 0
    var darkest = (change: 0, x: 0, y: 0)
    var brightest = (change: 0, x: 0, y: 0)
    var row = max(y - 1, 0)
    while row <= min(y + 1, height - 1) {
      var column = max(x - 1, 0)
      while column <= min(x + 1, width - 1) {
        if row != y || column != x {
          let change = Plane.brightness(pixels[row * width + column]) - brightness
          if change == 0 {
            equal += 1
            if equal > 2 { return false }
          } else if change < darkest.change {
            darkest = (change, column, row)
          } else if change > brightest.change {
            brightest = (change, column, row)
          }
        }
        column += 1
      }
      row += 1
    }
    if darkest.change == 0 || brightest.change == 0 { return false }
    return isEven(darkest.x, darkest.y) && other.isEven(darkest.x, darkest.y)
      || isEven(brightest.x, brightest.y) && other.isEven(brightest.x, brightest.y)
  }

  /// Whether at least three neighbours have the same value.
  private func isEven(_ x: Int, _ y: Int) -> Bool {
    let center = pixels[y * width + x]
    var equal = isAtBorder(x, y) ? 1 : 0
    var row = max(y - 1, 0)
    while row <= min(y + 1, height - 1) {
      var column = max(x - 1, 0)
      while column <= min(x + 1, width - 1) {
        if row != y || column != x, pixels[row * width + column] == center {
          equal += 1
          if equal > 2 { return true }
        }
        column += 1
      }
      row += 1
    }
    return false
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// The luma of ITU-R BT.601 in thousandths, on white.
  private static func brightness(_ pixel: UInt32) -> Int {
    let opaque = LabConverter.onWhite(pixel)
    let blue = 114 &* (opaque & 0xFF)
    let green = 587 &* (opaque >> 8 & 0xFF)
    let red = 299 &* (opaque >> 16 & 0xFF)
    return Int(blue &+ green &+ red)
  }
}
