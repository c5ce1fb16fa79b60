import CFreeType
import CFriBidi
import CHarfBuzz
import CUnibreak

/// The versions of the libraries that determine the positions of glyphs, for the fingerprint of the renderer.
public enum LibraryVersions {
  /// Names and versions in a fixed order, such as `("HarfBuzz", "6.0.0")`.
  public static var all: [(name: String, version: String)] {
    [
      ("HarfBuzz", String(cString: hb_version_string())),
      ("FriBidi", "\(FRIBIDI_MAJOR_VERSION).\(FRIBIDI_MINOR_VERSION).\(FRIBIDI_MICRO_VERSION)"),
      ("FreeType", freeType),
      ("libunibreak", "\(linebreak_version >> 8).\(linebreak_version & 0xFF)"),
    ]
  }

  /// A line such as `HarfBuzz 6.0.0, FriBidi 1.0.8, ...`.
  public static var description: String {
    all.map { "\($0.name) \($0.version)" }.joined(separator: ", ")
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
