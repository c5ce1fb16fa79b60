import CHarfBuzz

/// The Unicode properties of a scalar, from HarfBuzz, whose tables don't depend on the machine.
enum Script {
  /// The scalar's script as HarfBuzz's number; common, inherited and unknown ones as nil.
  static func strong(_ scalar: UInt32) -> hb_script_t? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return script
    }
  }

  /// The four letters of ISO 15924.
  static func name(of scalar: UInt32) -> String {
    let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the scalar needs no glyph: joiners, variation selectors, direction marks, controls.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard let value = Unicode.Scalar(scalar) else { return true }
    return value.properties.isDefaultIgnorableCodePoint || value.properties.generalCategory == .control
  }
}
