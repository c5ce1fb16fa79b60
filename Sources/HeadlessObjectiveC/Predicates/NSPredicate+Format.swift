public import Foundation

// Foundation on Linux only has predicates with closures, and marks these as unavailable.
extension NSPredicate {
  /// A predicate in the format language: `"SELF MATCHES %@"`, `"name BEGINSWITH[c] %@ AND age >= %d"`.
  ///
  /// Supported are comparisons with the options `c` and `d`, `AND`, `OR` and `NOT`, `ANY` and `ALL`, `IN` and `BETWEEN`, keys that
  /// `value(forKeyPath:)` finds, keys of dictionaries, and `SUBQUERY`. Arithmetic and functions aren't. An invalid format traps, as
  /// on iOS.
  ///
  /// - Parameter args: the values of `%@`, `%K` and number specifiers; of any type, as Foundation's objects aren't `CVarArg` here.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let condition = PredicateParser.condition(predicateFormat, arguments ?? []) else {
      fatalError("Unable to parse the format string \"\(predicateFormat)\"")
    }
    self.init { object, _ in condition.isTrue(of: object) }
  }
}
