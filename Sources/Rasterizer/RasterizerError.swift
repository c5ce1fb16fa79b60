import CCairo

/// Why a display list can't be painted.
public enum RasterizerError: Error, Hashable, Sendable {
  /// A font's path has no readable file.
  case fontMissing(path: String)
  /// The font's file exists, but FreeType can't use it (or has no such face). `reason` is FreeType's error.
  case fontUnreadable(path: String, index: Int, reason: String)
  /// The system can't open more files, or has no memory for one.
  case fontNotOpened(path: String, reason: String)
  /// A side or the area of the picture exceeds the limit. All figures are in pixels.
  case surfaceTooLarge(width: Double, height: Double)
  /// The size or the scale of the list is negative, infinite or not a number.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// Groups, or the drawings of images, are nested deeper than `limit`.
  case nestedTooDeeply(limit: Int)
  /// Groups that are painted separately need more than `limit` bytes of memory at a time.
  case outOfScratchMemory(limit: Int)
  /// Cairo reported an error; `message` is its text.
  case cairo(status: Int, message: String)
  /// FreeType could not be started; `code` is its error.
  case freeType(code: Int)
}

extension RasterizerError {
  /// Throws the error of a Cairo context or surface, if it has one.
  static func check(_ status: cairo_status_t) throws(RasterizerError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .cairo(status: Int(status.rawValue), message: String(cString: cairo_status_to_string(status)))
  }
}

extension RasterizerError: CustomStringConvertible {
  /// The expected and the actual state, and what to do next.
  public var description: String {
    switch self {
    case .fontMissing(let path):
      "There is no readable font file at \(path). Install the font, or register the file under its present path."
    case .fontUnreadable(let path, let index, let reason):
      "The font file \(path), face \(index), can't be used: \(reason). Expected a TrueType or OpenType file that "
        + "FreeType opens; check the file and the face's index."
    case .fontNotOpened(let path, let reason):
      "The font file \(path) can't be opened: \(reason). Close files that the tests leave open, or raise the limit with `ulimit -n`."
    case .surfaceTooLarge(let width, let height):
      "A picture of \(RasterizerError.whole(width)) x \(RasterizerError.whole(height)) pixels can't be painted: no side "
        + "may be longer than \(CairoRasterizer.maximumSide) pixels and the area may not be larger than "
        + "\(CairoRasterizer.maximumArea) pixels. Make the view smaller, or use a lower scale."
    case .invalidSize(let width, let height, let scale):
      "A picture of \(width) x \(height) points at \(scale) pixels a point can't be painted: expected finite sizes of "
        + "zero or more and a scale above zero. Give the view a size before taking its picture."
    case .nestedTooDeeply(let limit):
      "The display list nests its groups more than \(limit) deep. Look for a view that adds itself again and again."
    case .outOfScratchMemory(let limit):
      "Groups painted apart (opacity, masks, shadows, rounded clips) need more than \(limit >> 20) MB at one time. Nest "
        + "fewer of them, or make the picture smaller."
    case .cairo(let status, let message):
      "Cairo could not paint: \(message) (status \(status))."
    case .freeType(let code):
      "FreeType could not be started (error \(code)). Check the installation of libfreetype."
    }
  }

  private static func whole(_ value: Double) -> String {
    value.isFinite && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
