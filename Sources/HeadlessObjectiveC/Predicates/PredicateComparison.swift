internal import Foundation

/// The operator of a comparison.
struct PredicateComparison: Sendable {
  enum Operator: Sendable {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, isBetween
  }

  var kind: Operator
  /// For texts: `[c]` ignores case, `[d]` diacritics.
  var options: String.CompareOptions = []

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return PredicateValues.areEqual(left, right, options)
    case .unequal: return !PredicateValues.areEqual(left, right, options)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .isBetween:
      let bounds = PredicateValues.members(right)
      guard bounds.count == 2, let low = order(left, bounds[0]), let high = order(left, bounds[1]) else { return false }
      return low != .orderedAscending && high != .orderedDescending
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = PredicateValues.text(of: left), let other = PredicateValues.text(of: right) else { return false }
      return holds(text, other)
    }
  }

  private func holds(_ text: String, _ other: String) -> Bool {
    switch kind {
    case .beginsWith: text.range(of: other, options: options.union(.anchored)) != nil
    case .endsWith: text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case .like: matches(text, wildcards(other))
    default: matches(text, other)
    }
  }

  private func contains(_ collection: Any?, _ member: Any?) -> Bool {
    guard let text = PredicateValues.text(of: collection) else {
      return PredicateValues.members(collection).contains { PredicateValues.areEqual($0, member, options) }
    }
    return PredicateValues.text(of: member).map { text.range(of: $0, options: options) != nil } ?? false
  }

  /// Whether the whole text matches the regular expression.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let ignoresMarks = options.contains(.diacriticInsensitive)
    let text = ignoresMarks ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern = ignoresMarks ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    guard
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// `LIKE`'s wildcards: `?` for one character and `*` for any number of them.
  private func wildcards(_ pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\?", with: "(?s:.)").replacingOccurrences(of: "\\*", with: "(?s:.*)")
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { PredicateValues.order(left, right, options) }
}
