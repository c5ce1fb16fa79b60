import CHarfBuzz
import Foundation

/// Reads the properties of the faces in a font file.
enum FontFaceReader {
  /// Throws ``FontError/unreadable(path:)`` or ``FontError/notAFont(path:)``.
  static func faces(at path: String) throws(FontError) -> [FontFace] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw reason(path) }
    defer { hb_blob_destroy(blob) }
    var faces: [FontFace] = []
    for index in 0..<hb_face_count(blob) {
      guard let face = hb_face_create(blob, index) else { continue }
      defer { hb_face_destroy(face) }
      guard isUsable(face) else { continue }
      faces.append(read(face, path: path, index: Int(index)))
    }
    if faces.isEmpty { throw .notAFont(path: path) }
    return faces
  }

  /// The reason why a file can't be read, which HarfBuzz doesn't report.
  private static func reason(_ path: String) -> FontError {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    let code = errno
    if file >= 0 { close(file) }
    let isFull = file < 0 && [EMFILE, ENFILE, ENOMEM].contains(code)
    return isFull ? .notOpened(path: path, reason: String(cString: strerror(code))) : .unreadable(path: path)
  }

  /// A face needs glyphs, and a table that maps characters to them.
  private static func isUsable(_ face: OpaquePointer) -> Bool {
    guard hb_face_get_glyph_count(face) > 0 else { return false }
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    return hb_set_is_empty(set) == 0
  }

  private static func read(_ face: OpaquePointer, path: String, index: Int) -> FontFace {
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let family = name(face, 16) ?? name(face, 1) ?? ""
    let full = name(face, 4) ?? family
    return FontFace(
      path: path, index: index, familyName: family, fullName: full, postScriptName: name(face, 6) ?? full,
      weight: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0.5
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < -1,
      weightRange: weightAxis(face).map { Double($0.min_value)...Double($0.max_value) },
      namedInstances: instances(face))
  }

  private static func weightAxis(_ face: OpaquePointer) -> hb_ot_var_axis_info_t? {
    var axis = hb_ot_var_axis_info_t()
    let tag = OpenTypeTag.value("wght")
    guard hb_ot_var_find_axis_info(face, tag, &axis) != 0, axis.min_value <= axis.max_value else { return nil }
    return axis
  }

  private static func instances(_ face: OpaquePointer) -> [FontFace.NamedInstance] {
    let axis = weightAxis(face)
    var result: [FontFace.NamedInstance] = []
    for instance in 0..<hb_ot_var_get_named_instance_count(face) {
      guard let postScriptName = postScriptName(face, instance: instance) else { continue }
      var count = hb_ot_var_get_axis_count(face)
      var coordinates = [Float](repeating: 0, count: Int(count))
      hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
      let weight = axis.flatMap { axis in
        coordinates.indices.contains(Int(axis.axis_index)) ? Double(coordinates[Int(axis.axis_index)]) : nil
      }
      result.append(FontFace.NamedInstance(postScriptName: postScriptName, weight: weight))
    }
    return result
  }

  /// The PostScript name of a named style; if the font has none, the names of the family and the style are combined according to
  /// Adobe's technical note 5902.
  private static func postScriptName(_ face: OpaquePointer, instance: UInt32) -> String? {
    let id = hb_ot_var_named_instance_get_postscript_name_id(face, instance)
    if id != 0xFFFF, let own = name(face, id) { return own }
    let styleID = hb_ot_var_named_instance_get_subfamily_name_id(face, instance)
    guard let family = name(face, 25) ?? name(face, 16) ?? name(face, 1), let style = name(face, styleID) else {
      return nil
    }
    func letters(_ text: String) -> String { text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    return letters(family) + "-" + letters(style)
  }

  private static func name(_ face: OpaquePointer, _ id: hb_ot_name_id_t) -> String? {
    let english = hb_language_from_string("en", -1)
    var length = hb_ot_name_get_utf8(face, id, english, nil, nil)
    guard length > 0 else { return nil }
    length += 1
    var bytes = [CChar](repeating: 0, count: Int(length))
    hb_ot_name_get_utf8(face, id, english, &length, &bytes)
    return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
