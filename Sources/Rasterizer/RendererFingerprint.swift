import CCairo
import CFreeType
import CPixman

/// Identifies the renderer of a picture: equal display lists (and equal font files) with equal fingerprints have equal bytes.
public struct RendererFingerprint: Hashable, Sendable, Codable {
  /// The version of the cairo library in use, such as `1.16.0`.
  public var cairo: String
  /// The version of the pixman library in use, such as `0.42.2`.
  public var pixman: String
  /// The version of the FreeType library in use, such as `2.12.1`.
  public var freeType: String
  /// `CairoRasterizer.version`: incremented whenever the same display list results in other pixels.
  public var rendererVersion: Int

  /// Creates a fingerprint from its parts, as a reference contains it.
  public init(cairo: String, pixman: String, freeType: String, rendererVersion: Int) {
    self.cairo = cairo
    self.pixman = pixman
    self.freeType = freeType
    self.rendererVersion = rendererVersion
  }

  /// The fingerprint of the libraries that this process has loaded.
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
