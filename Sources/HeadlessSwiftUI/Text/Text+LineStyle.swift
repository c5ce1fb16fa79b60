public import HeadlessUIKit

extension Text.LineStyle {
  /// UIKit's style of a line as SwiftUI's: nil for none, and for a thick or double line, which SwiftUI has no style of.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    // The lowest byte is the kind of the line, the next one its pattern.
    guard nsUnderlineStyle.rawValue & 0xFF == NSUnderlineStyle.single.rawValue else { return nil }
    let patterns: [NSUnderlineStyle: Pattern] = [
      []: .solid, .patternDot: .dot, .patternDash: .dash, .patternDashDot: .dashDot,
      .patternDashDotDot: .dashDotDot,
    ]
    guard let pattern = patterns[NSUnderlineStyle(rawValue: nsUnderlineStyle.rawValue & 0xF00)] else { return nil }
    self.init(pattern: pattern)
  }
}

extension NSUnderlineStyle {
  /// SwiftUI's style of a line as UIKit's, which has no colour.
  public init(_ lineStyle: Text.LineStyle) {
    let patterns: [Text.LineStyle.Pattern: NSUnderlineStyle] = [
      .dot: .patternDot, .dash: .patternDash, .dashDot: .patternDashDot, .dashDotDot: .patternDashDotDot,
    ]
    self = [.single, patterns[lineStyle.pattern] ?? []]
  }
}
