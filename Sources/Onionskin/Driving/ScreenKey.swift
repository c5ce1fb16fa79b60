/// A key of the keyboard that types no character.
public enum ScreenKey: String, Hashable, Sendable, CaseIterable {
  /// The key at the lower right: return, go, search, done.
  case `return`
  /// The backspace.
  case delete
  /// Keys of a keyboard beside the device.
  case tab, escape, upArrow, downArrow, leftArrow, rightArrow
}
