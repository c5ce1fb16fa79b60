import CCairo
import CFreeType
import CPixman

/// What painted a picture: pictures with equal fingerprints of equal display lists (and equal font files) have equal bytes.
public struct RendererFingerprint: Hashable, Sendable, Codable {
  /// Of the cairo library in use, as `1.16.0`.
  public var cairo: String
  /// Of the pixman library in use, as `0.42.2`.
  public var pixman: String
  /// Of the FreeType library in use, as `2.12.1`.
  public var freeType: String
  /// `CairoRasterizer.version`: goes up whenever the same display list gives other pixels.
  public var rendererVersion: Int

  /// A fingerprint by its parts, as a reference holds it.
  public init(cairo: String, pixman: String, freeType: String, rendererVersion: Int) {
    self.cairo = cairo
    self.pixman = pixman
    self.freeType = freeType
    self.rendererVersion = rendererVersion
  }

  /// Of the libraries that this process has loaded.
  public static let current: RendererFingerprint = {
    var freeType = "unknown"
    if let library = try? FreeTypeLibrary() {
      var major: FT_Int = 0
      var minor: FT_Int = 0
      var patch: FT_Int = 0
      FT_Library_Version(library.handle, &major, &minor, &patch)
      freeType = "\(major).\(minor).\(patch)"
    }
    return RendererFingerprint(
      cairo: String(cString: cairo_version_string()), pixman: String(cString: pixman_version_string()),
      freeType: freeType, rendererVersion: CairoRasterizer.version)
  }()
}
