import CCairo
import Foundation
public import Graphics

/// Paints display lists: `DisplayList` -> `Bitmap`.
///
/// A rasterizer owns its FreeType library, its faces, its caches and its scratch memory, none of which may be shared, so it belongs
/// to one thread at a time; `CairoRasterizer.paint(_:)` lends one to its caller. The same list gives the same bytes whatever the
/// thread, the build, the environment, and whatever was painted before.
public final class CairoRasterizer {
  /// Incremented whenever the same display list results in other pixels.
  public static let version = 2
  /// The longest side of a picture, in pixels.
  public static let maximumSide = Bitmap.maximumSide
  /// The largest area of a picture, in pixels: 1 GB of memory.
  public static let maximumArea = 1 << 28
  /// The maximum depth of nested groups; in a debug build, a level takes some kilobytes of a thread's stack.
  public static let maximumDepth = 500

  let resources: Resources

  /// - Throws: `RasterizerError.freeType` if FreeType can't be started.
  public init() throws(RasterizerError) {
    resources = try Resources()
  }

  /// Paints `list`. A list without width or height results in an empty bitmap.
  ///
  /// Items are omitted if their coordinates aren't finite, if they have no area, or if their paint is invisible; coordinates are
  /// limited to 2^20 pixels. Glyphs that a font doesn't have are omitted.
  ///
  /// - Throws: `RasterizerError`: a font's file is missing or unreadable, the picture is too large, the nesting too deep.
  public func paint(_ list: DisplayList) throws(RasterizerError) -> Bitmap {
    do {
      defer { resources.scratch.endPicture() }
      return try resources.paint(list, depth: 0)
    } catch let error as RasterizerError {
      throw error
    } catch {
      fatalError("Painting throws nothing but RasterizerError, and threw \(error).")
    }
  }
}
