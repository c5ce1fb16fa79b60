/// Determines which grapheme clusters are emoji.
enum EmojiCluster {
  /// According to UTS #51: a cluster whose base has emoji presentation, or is given it by U+FE0F, a skin tone, a joiner or an
  /// enclosing keycap; not one with U+FE0E, which requests text presentation.
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
