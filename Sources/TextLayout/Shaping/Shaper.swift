import CHarfBuzz
import Foundation

/// Shapes text with HarfBuzz. Belongs to one engine.
final class Shaper {
  private let buffer: OpaquePointer
  private let language: OpaquePointer?
  private let shapers: UnsafeMutablePointer<UnsafePointer<CChar>?>

  init() {
    _ = Shaper.withoutEnvironment
    buffer = hb_buffer_create()
    language = hb_language_from_string("en", -1)
    shapers = .allocate(capacity: 2)
    shapers[0] = UnsafePointer(strdup("ot"))
    shapers[1] = nil
  }

  deinit {
    hb_buffer_destroy(buffer)
    free(UnsafeMutableRawPointer(mutating: shapers[0]))
    shapers.deallocate()
  }

  /// HarfBuzz reads `HB_OPTIONS` once, on first use; the variable has to be removed before that, or Indic text would look different
  /// on a machine that sets it. (`HB_SHAPER_LIST` isn't read, because the shaper is specified.)
  private static let withoutEnvironment: Void = { unsetenv("HB_OPTIONS") }()

  struct Item {
    var range: Range<Int>
    var font: OpenFont
    var level: Int8
    var script: UInt32
    var span: Int
  }

  /// Shapes `item` of `units`, which has `count` units and provides the context for the letters at the item's ends.
  func shape(
    _ units: UnsafePointer<UInt16>, count: Int, item: Item, style: ShapedParagraph.Span
  ) -> ShapedRun {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_add_utf16(
      buffer, units, Int32(count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    // Digits and punctuation use the rules of Latin, whether or not they are next to a letter.
    let script = item.script == HB_SCRIPT_COMMON.rawValue ? HB_SCRIPT_LATIN : hb_script_t(rawValue: item.script)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
    let features = self.features(style, isPrimary: style.font.includes(item.font))
    _ = hb_shape_full(item.font.handle, buffer, features, UInt32(features.count), shapers)
    return collect(item, style: style)
  }

  private func features(_ style: ShapedParagraph.Span, isPrimary: Bool) -> [hb_feature_t] {
    var list = isPrimary ? style.font.features : []
    let attributes = style.attributes
    if !attributes.usesFontKerning { list.append(FontFeature(tag: "kern", value: 0)) }
    if !attributes.usesLigatures || attributes.kern + attributes.tracking != 0 {
      list.append(FontFeature(tag: "liga", value: 0))
      list.append(FontFeature(tag: "clig", value: 0))
    }
    return list.map {
      hb_feature_t(tag: OpenTypeTag.value($0.tag), value: $0.value, start: 0, end: UInt32.max)
    }
  }

  private func collect(_ item: Item, style: ShapedParagraph.Span) -> ShapedRun {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let glyphs = UnsafeMutablePointer<ShapedGlyph>.allocate(capacity: max(Int(count), 1))
    let run = ShapedRun(
      content: .glyphs, font: item.font, range: item.range, level: item.level, script: item.script, span: item.span,
      glyphs: glyphs, glyphCount: Int(count))
    guard let infos, let positions else { return run }
    let unit = style.font.pointSize / item.font.unitsPerEm
    let isPrimary = style.font.includes(item.font)
    let stretch = style.attributes.stretch
    let width = unit * stretch * item.font.instance.stretch
    let extra =
      Double(style.attributes.kern + style.attributes.tracking) + (isPrimary ? style.font.tracking * stretch : 0)
    var index = 0
    while index < Int(count) {
      let position = positions[index]
      glyphs[index] = ShapedGlyph(
        id: infos[index].codepoint, cluster: Int32(infos[index].cluster),
        advance: Double(position.x_advance) * width, dx: Double(position.x_offset) * width,
        dy: -Double(position.y_offset) * unit)
      index += 1
    }
    if extra != 0 { space(run, by: extra) }
    return run
  }

  /// Adds `extra` after each visible cluster: on its right in left-to-right text, otherwise on its left.
  private func space(_ run: ShapedRun, by extra: Double) {
    let glyphs = run.glyphs
    var start = 0
    while start < run.glyphCount {
      let cluster = glyphs[start].cluster
      var end = start
      var width = 0.0
      while end < run.glyphCount, glyphs[end].cluster == cluster {
        width += glyphs[end].advance
        end += 1
      }
      if width != 0 {
        if run.isRightToLeft {
          glyphs[start].advance += extra
          glyphs[start].dx += extra
        } else {
          glyphs[end - 1].advance += extra
        }
      }
      start = end
    }
  }

  /// Calls `body` with each cluster of the last shaping that is unsafe at the start of a line.
  func forEachUnsafeCluster(_ body: (Int) -> Void) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return }
    var index = 0
    while index < Int(count) {
      if infos[index].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { body(Int(infos[index].cluster)) }
      index += 1
    }
  }
}
