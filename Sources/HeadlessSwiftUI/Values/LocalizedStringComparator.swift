public import Foundation

/// Compares texts as the user's language orders them: `String.StandardComparator.localized` and `.localizedStandard`, which
/// Foundation on Linux doesn't have. The values are found by the same names, `sorted(using: .localizedStandard)`.
public struct LocalizedStringComparator: SortComparator {
  private enum Rule: Hashable, Sendable { case localized, localizedStandard }

  private let rule: Rule
  /// Whether smaller strings come first.
  public var order: SortOrder

  private init(_ rule: Rule) {
    self.rule = rule
    order = .forward
  }

  /// As the language's dictionaries do, by `localizedCompare(_:)`.
  public static var localized: LocalizedStringComparator { .init(.localized) }
  /// As Finder and Files do, by `localizedStandardCompare(_:)`: digits are compared as numbers.
  public static var localizedStandard: LocalizedStringComparator { .init(.localizedStandard) }

  /// Compares by the rules of the user's language.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return rule == .localized ? first.localizedCompare(second) : first.localizedStandardCompare(second)
  }

  /// A descriptor that compares the texts at a key path by this rule.
  fileprivate func descriptor<Root>(of keyPath: KeyPath<Root, String>, _ order: SortOrder) -> SortDescriptor<Root> {
    switch rule {
    case .localized: by(keyPath.appending(path: \.localizedPlace), order)
    case .localizedStandard: by(keyPath.appending(path: \.localizedStandardPlace), order)
    }
  }

  fileprivate func descriptor<Root>(of keyPath: KeyPath<Root, String?>, _ order: SortOrder) -> SortDescriptor<Root> {
    switch rule {
    case .localized: by(keyPath.appending(path: \.?.localizedPlace), order)
    case .localizedStandard: by(keyPath.appending(path: \.?.localizedStandardPlace), order)
    }
  }

  // A key path is immutable; `appending(path:)` doesn't keep that it is `Sendable`.
  private func by<Root, Value: Comparable>(_ path: KeyPath<Root, Value>, _ order: SortOrder) -> SortDescriptor<Root> {
    SortDescriptor(unsafeBitCast(path, to: (any KeyPath<Root, Value> & Sendable).self), order: order)
  }

  private func by<Root, Value: Comparable>(_ path: KeyPath<Root, Value?>, _ order: SortOrder) -> SortDescriptor<Root> {
    SortDescriptor(unsafeBitCast(path, to: (any KeyPath<Root, Value?> & Sendable).self), order: order)
  }
}

extension SortComparator where Self == LocalizedStringComparator {
  /// Orders as the user's language does.
  public static var localized: LocalizedStringComparator { .localized }
  /// Orders as the Finder does, with numbers by their values.
  public static var localizedStandard: LocalizedStringComparator { .localizedStandard }
}

// `SortDescriptor` compares with a comparator of its own or by `Comparable`; a type that is compared by the rule leads to the latter.
extension SortDescriptor {
  /// Sorts by a text in the order of Finder and Files, which is the default on Apple's platforms.
  public init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Creates a comparator of strings.
  public init(
    _ keyPath: KeyPath<Compared, String>, comparator: LocalizedStringComparator, order: SortOrder = .forward
  ) {
    self = comparator.descriptor(of: keyPath, order)
  }

  /// The same for an optional text; nil comes first.
  public init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }

  /// Creates a comparator of optional strings; nil comes first.
  public init(
    _ keyPath: KeyPath<Compared, String?>, comparator: LocalizedStringComparator, order: SortOrder = .forward
  ) {
    self = comparator.descriptor(of: keyPath, order)
  }
}

private struct LocalizedPlace: Comparable {
  let text: String

  static func < (a: Self, b: Self) -> Bool { a.text.localizedCompare(b.text) == .orderedAscending }
  static func == (a: Self, b: Self) -> Bool { a.text.localizedCompare(b.text) == .orderedSame }
}

private struct LocalizedStandardPlace: Comparable {
  let text: String

  static func < (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedAscending }
  static func == (a: Self, b: Self) -> Bool { a.text.localizedStandardCompare(b.text) == .orderedSame }
}

extension String {
  fileprivate var localizedPlace: LocalizedPlace { LocalizedPlace(text: self) }
  fileprivate var localizedStandardPlace: LocalizedStandardPlace { LocalizedStandardPlace(text: self) }
}
