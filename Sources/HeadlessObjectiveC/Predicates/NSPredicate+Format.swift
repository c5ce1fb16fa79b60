public import Foundation

/// Predicates that are made from a format: the result is an ``NSComparisonPredicate``, an `NSCompoundPredicate` or a constant
/// predicate, as on iOS. An initialiser of a protocol
/// can give an object of another class; one of a class can't.
public protocol FormattedPredicate {}

// Foundation on Linux only has predicates with closures, and marks these as unavailable.
extension NSPredicate: FormattedPredicate {
  /// The predicate with values for its variables: `$NAME` in the format. Other variables keep the values that an evaluation gives them.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    nonisolated(unsafe) let (variables, original) = (variables, self)
    return NSPredicate { object, others in
      original.evaluate(with: object, substitutionVariables: variables.merging(others ?? [:]) { given, _ in given })
    }
  }
}

extension FormattedPredicate {
  /// A predicate in the format language: `"SELF MATCHES %@"`, `"name BEGINSWITH[c] %@ AND age >= %d"`.
  ///
  /// Supported are comparisons with the options `c` and `d`, `AND`, `OR` and `NOT`, `ANY`, `ALL` and `NONE`, `IN` and `BETWEEN`, keys
  /// that `value(forKeyPath:)` finds with the operators of collections, keys of dictionaries, variables, arithmetic, functions and
  /// `SUBQUERY`. Operations on sets (`UNION`) aren't. An invalid format traps, as on iOS.
  ///
  /// - Parameter args: the values of `%@`, `%K` and number specifiers; of any type, as Foundation's objects aren't `CVarArg` here.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let condition = PredicateParser.condition(predicateFormat, arguments ?? []) else {
      fatalError("Unable to parse the format string \"\(predicateFormat)\"")
    }
    guard let made = condition.predicate as? Self else {
      fatalError("The format string \"\(predicateFormat)\" gives no \(Self.self)")
    }
    self = made
  }
}

extension PredicateCondition {
  /// The condition as an object.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .predicate(let predicate): predicate
    case .not(let condition): NSCompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .all(let conditions): NSCompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
    case .any(let conditions): NSCompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
    case .comparison(let left, let comparison, let right, let aggregate):
      NSComparisonPredicate(left, comparison, right, aggregate)
    }
  }
}
