public import Foundation

// Foundation has predicates of closures alone here, and marks these as unavailable.
extension NSPredicate {
  /// A condition in the predicate format language: `"SELF MATCHES %@"`, `"name BEGINSWITH[c] %@ AND age >= %d"`.
  ///
  /// Comparisons with their options `c` and `d`, `AND`, `OR` and `NOT`, `ANY` and `ALL`, `IN` and `BETWEEN` work, with keys that
  /// `value(forKeyPath:)` finds, and dictionaries' keys, and `SUBQUERY`. Calculations and functions don't. What isn't such a
  /// condition ends the program, as on iOS.
  ///
  /// - Parameter args: what stands for `%@`, `%K` and numbers' places; of any type, as Foundation's objects are no `CVarArg` here.
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
