/// The storage format of a picture's pixels in the file.
enum PixelLayout {
  case gray(bitDepth: Int)
  /// Entries are premultiplied pixels; translucent ones come first, because tRNS can then end after them.
  case palette(bitDepth: Int, entries: [UInt32])
  case grayAlpha
  case rgb
  case rgba

  /// The layout with the fewest bytes before compression.
  init(for survey: PixelSurvey) {
    var candidates: [PixelLayout] = []
    if survey.isOpaque, survey.isGray, let colors = survey.colors {
      candidates.append(.gray(bitDepth: PixelLayout.grayDepth(colors.pixels)))
    }
    if let colors = survey.colors {
      // A pixel's highest byte is its alpha: opaque ones come last.
      let entries = colors.pixels.sorted()
      let depth = [1, 2, 4, 8].first { entries.count <= 1 << $0 }!
      candidates.append(.palette(bitDepth: depth, entries: entries))
    }
    if survey.isGray { candidates.append(.grayAlpha) }
    if survey.isOpaque { candidates.append(.rgb) }
    candidates.append(.rgba)
    func size(_ layout: PixelLayout) -> Int {
      (survey.width * layout.bitsPerPixel + 7) / 8 * survey.height + layout.tableByteCount
    }
    // The first of equal ones is used, and grey precedes palettes.
    self = candidates.min { size($0) < size($1) }!
  }

  /// The minimum number of bits that represent every grey exactly; levels of n bits are distributed evenly over 0...255.
  private static func grayDepth(_ pixels: [UInt32]) -> Int {
    [1, 2, 4].first { depth in
      let step = UInt32(255 / ((1 << depth) - 1))
      return pixels.allSatisfy { ($0 & 0xFF) % step == 0 }
    } ?? 8
  }

  var colorType: PNGHeader.ColorType {
    switch self {
    case .gray: .gray
    case .palette: .palette
    case .grayAlpha: .grayAlpha
    case .rgb: .rgb
    case .rgba: .rgba
    }
  }

  var bitDepth: Int {
    switch self {
    case .gray(let depth), .palette(let depth, _): depth
    default: 8
    }
  }

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// The size of the palette's chunks, in bytes.
  private var tableByteCount: Int {
    guard case .palette(_, let entries) = self else { return 0 }
    let translucent = entries.prefix { $0 >> 24 != 255 }.count
    return 12 + entries.count * 3 + (translucent > 0 ? 12 + translucent : 0)
  }
}
