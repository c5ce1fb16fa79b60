// Cairo's module includes FreeType's headers, and Swift then finds some of their names only there.
import CCairo
import CFreeType
import Foundation
import Graphics

/// One face with one set of variations, and its glyphs at the requested sizes. Confined to a thread.
final class FreeTypeFace {
  /// The maximum distance of a glyph's ink from its origin, as a fraction of the point size, y pointing up.
  struct Extents {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double
  }

  let handle: FT_Face
  let extents: Extents
  /// The sizes, in pixels, of the pictures of a colour bitmap font; empty for every other font.
  let strikes: [Double]
  let hasColor: Bool
  private let slant: Double
  private let stretch: Double
  private let unitsPerEm: Double
  private var fit: OutlineFit?
  /// The kinds of glyphs that aren't those of capitals, if there is a fit.
  private var kinds: [UInt32: OutlineFit.Kind] = [:]
  private let corners: RoundedOutline?
  private let library: FreeTypeLibrary
  private let memory: GlyphMemory
  private var tables: [Int: GlyphTable] = [:]
  private var lastTable: (size: Int, table: GlyphTable)?
  /// The size that the FreeType face is set to: 64ths of a pixel, or a strike as -1 - index.
  private var currentSize = 0

  init(_ font: FontInstance, library: FreeTypeLibrary, memory: GlyphMemory) throws {
    // FreeType doesn't report why it can't open a file.
    let file = open(font.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      let code = errno
      if [EMFILE, ENFILE, ENOMEM].contains(code) {
        throw RasterizerError.fontNotOpened(path: font.path, reason: String(cString: strerror(code)))
      }
      throw RasterizerError.fontMissing(path: font.path)
    }
    close(file)
    // Larger numbers would choose a named instance, negative ones no face at all.
    guard 0...0xFFFF ~= font.index else {
      throw RasterizerError.fontUnreadable(
        path: font.path, index: font.index, reason: "a face's index lies between 0 and 65535")
    }
    var face: FT_Face?
    let code = FT_New_Face(library.handle, font.path, FT_Long(font.index), &face)
    guard code == 0, let face else {
      throw RasterizerError.fontUnreadable(path: font.path, index: font.index, reason: FreeTypeFace.reason(code))
    }
    handle = face
    self.library = library
    self.memory = memory
    slant = font.slant.isFinite ? min(max(font.slant, -2), 2) : 0
    stretch = font.stretch.isFinite ? min(max(font.stretch, 0.01), 100) : 1
    corners = CornerRounding(font.variations).map { RoundedOutline($0) }
    FreeTypeFace.setVariations(font.variations, of: face, library: library)

    let flags = face.pointee.face_flags
    hasColor = flags & (1 << 14) != 0
    var sizes: [Double] = []
    if hasColor {
      for index in 0..<Int(face.pointee.num_fixed_sizes) {
        sizes.append(Double(face.pointee.available_sizes[index].y_ppem) / 64)
      }
    }
    strikes = sizes
    unitsPerEm = Double(max(face.pointee.units_per_EM, 1))
    let box = face.pointee.bbox
    // Variations may extend beyond the box, which is the default instance's, and strikes have none.
    extents = Extents(
      minX: (min(Double(box.xMin) / unitsPerEm, 0) - 1) * max(stretch, 1),
      minY: min(Double(box.yMin) / unitsPerEm, 0) - 1,
      maxX: (max(Double(box.xMax) / unitsPerEm, 1) + 1) * max(stretch, 1),
      maxY: max(Double(box.yMax) / unitsPerEm, 1) + 1)
    fit = OutlineFit(font.variations) { OutlineFit.Heights(height(of:)) }
    if fit != nil {
      for (scalar, kind) in OutlineFit.kinds { kinds[FT_Get_Char_Index(handle, FT_ULong(scalar.value))] = kind }
      kinds[0] = nil
    }
  }

  deinit {
    FT_Done_Face(handle)
  }

  /// When the glyphs of each size were last used, by the size.
  var uses: [(size: Int, lastUse: UInt64)] { tables.map { ($0, $1.lastUse) } }

  func removeGlyphs(size: Int) {
    tables[size] = nil
    if lastTable?.size == size { lastTable = nil }
  }

  /// The glyphs at a size in 64ths of a pixel.
  func table(size: Int) -> GlyphTable {
    if let lastTable, lastTable.size == size {
      lastTable.table.noteUse()
      return lastTable.table
    }
    let table = tables[size] ?? GlyphTable(memory)
    table.noteUse()
    tables[size] = table
    lastTable = (size, table)
    return table
  }

  /// Loads a glyph's outline at a size in 64ths of a pixel, slanted and stretched. False for a glyph without one.
  func loadOutline(_ glyph: UInt32, size: Int) -> Bool {
    guard handle.pointee.face_flags & 1 != 0 else { return false }
    if currentSize != size {
      guard FT_Set_Char_Size(handle, FT_F26Dot6(size), FT_F26Dot6(size), 72, 72) == 0 else { return false }
      currentSize = size
    }
    guard FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      handle.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return false }
    if let fit { move(handle.pointee.glyph, size: Double(size), by: fit, kinds[glyph] ?? .capital) }
    if let corners { corners.round(handle.pointee.glyph, unitsPerEm: Double(size)) }
    if slant != 0 || stretch != 1 {
      var matrix = FT_Matrix(
        xx: FT_Fixed((stretch * 65536).rounded()), xy: FT_Fixed((slant * 65536).rounded()), yx: 0, yy: 65536)
      FT_Outline_Transform(&handle.pointee.glyph.pointee.outline, &matrix)
    }
    return true
  }

  /// Moves the outline's points, whose units are 64ths of a pixel.
  private func move(_ slot: FT_GlyphSlot, size: Double, by fit: OutlineFit, _ kind: OutlineFit.Kind) {
    let outline = slot.pointee.outline
    // A fixed-point number of pixels.
    let advance = Double(slot.pointee.linearHoriAdvance) / 1024
    for index in 0..<Int(outline.n_points) {
      let point = outline.points[index]
      outline.points[index].x = FT_Pos(fit.position(Double(point.x), advance: advance, kind).rounded())
      outline.points[index].y = FT_Pos((fit.height(Double(point.y) / size, kind) * size).rounded())
    }
  }

  /// The bottom and the top of a character's outline, in parts of an em.
  private func height(of scalar: Unicode.Scalar) -> (bottom: Double, top: Double)? {
    let glyph = FT_Get_Char_Index(handle, FT_ULong(scalar.value))
    guard glyph != 0, FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_NO_SCALE)) == 0 else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&handle.pointee.glyph.pointee.outline, &box)
    return (Double(box.yMin) / unitsPerEm, Double(box.yMax) / unitsPerEm)
  }

  /// Loads a glyph's colour bitmap from a strike. False if there is none.
  func loadColorBitmap(_ glyph: UInt32, strike: Int) -> Bool {
    if currentSize != -1 - strike {
      guard FT_Select_Size(handle, Int32(strike)) == 0 else { return false }
      currentSize = -1 - strike
    }
    guard FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_COLOR)) == 0 else { return false }
    let slot = handle.pointee.glyph!
    return slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
      && slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
      && slot.pointee.bitmap.width > 0 && slot.pointee.bitmap.rows > 0
  }

  /// The smallest strike that needn't be enlarged to `size` pixels, or the largest.
  func strike(for size: Double) -> Int? {
    var best: Int?
    for (index, strike) in strikes.enumerated() where strike > 0 {
      guard let current = best else {
        best = index
        continue
      }
      let isEnough = strike >= size
      let currentIsEnough = strikes[current] >= size
      if isEnough != currentIsEnough ? isEnough : (isEnough ? strike < strikes[current] : strike > strikes[current]) {
        best = index
      }
    }
    return best
  }

  private static func setVariations(
    _ variations: [FontInstance.Variation], of face: FT_Face, library: FreeTypeLibrary
  ) {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard !variations.isEmpty, FT_Get_MM_Var(face, &description) == 0, let description else { return }
    defer { FT_Done_MM_Var(library.handle, description) }
    var coordinates: [FT_Fixed] = []
    for index in 0..<Int(description.pointee.num_axis) {
      let axis = description.pointee.axis[index]
      var coordinate = axis.def
      for variation in variations where tag(variation.tag) == axis.tag && variation.value.isFinite {
        let wanted = min(max(variation.value, -32768), 32767)
        coordinate = min(max(FT_Fixed((wanted * 65536).rounded()), axis.minimum), axis.maximum)
      }
      coordinates.append(coordinate)
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private static func tag(_ letters: String) -> FT_ULong? {
    var result: FT_ULong = 0
    guard letters.utf8.count == 4 else { return nil }
    for byte in letters.utf8 { result = result << 8 | FT_ULong(byte) }
    return result
  }

  private static func reason(_ code: FT_Error) -> String {
    switch code {
    case 0x02: "its format is unknown to FreeType"
    case 0x06: "it has no face of that index"
    case 0x51: "it can't be opened"
    case 0x55: "it ends too early"
    default: "FreeType error \(code)"
    }
  }
}
