/// How text is broken or truncated that is too long for its line; the names are `NSLineBreakMode`'s.
///
/// Every mode except ``byCharWrapping`` breaks lines between words. They differ in the last line that fits: word and character
/// wrapping end it where the next line would start, clipping lets it extend beyond the width, and the truncating modes replace the
/// text that doesn't fit with an ellipsis.
public enum LineBreakMode: Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
