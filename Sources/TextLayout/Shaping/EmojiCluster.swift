/// Which grapheme clusters are pictures.
enum EmojiCluster {
  /// By UTS #51: a cluster whose base has emoji presentation, or is asked for it by U+FE0F, a skin tone, a joiner or an
  /// enclosing keycap; not one that U+FE0E asks to be text.
  static func isEmoji(_ scalars: [UInt32]) -> Bool {
    guard let first = scalars.first, first >= 0x23, let base = Unicode.Scalar(first) else { return false }
    if scalars.count == 1 { return first > 0x2000 && base.properties.isEmojiPresentation }
    guard base.properties.isEmoji, scalars[1] != 0xFE0E else { return false }
    if base.properties.isEmojiPresentation { return true }
    for scalar in scalars.dropFirst() {
      if scalar == 0xFE0F || scalar == 0x20E3 { return true }
      if 0x1F3FB...0x1F3FF ~= scalar { return true }
    }
    return false
  }
}
