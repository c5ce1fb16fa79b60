/// What happens to text that is too long for its line; the names are `NSLineBreakMode`'s.
///
/// Every mode but ``byCharWrapping`` breaks lines between words. They differ in the last line that there is room for:
/// word and character wrapping end it where the next line would start, clipping lets it run on, and the truncating
/// modes replace what doesn't fit by an ellipsis.
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
