/// A direction in which a text is stored.
public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}
