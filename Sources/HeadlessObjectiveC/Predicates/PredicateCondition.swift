internal import Foundation

/// A predicate's format as a tree.
// Unchecked: the arguments of a format aren't changed.
indirect enum PredicateCondition: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateTerm, PredicateComparison, PredicateTerm, PredicateAggregate)
  case predicate(NSPredicate)

  func isTrue(of object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.isTrue(of: object)
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(of: object) }
    case .any(let conditions): conditions.contains { $0.isTrue(of: object) }
    case .predicate(let predicate): predicate.evaluate(with: object)
    case .comparison(let left, let comparison, let right, let aggregate):
      aggregate.holds(left.value(of: object)) { comparison.holds($0, right.value(of: object)) }
    }
  }
}

/// The number of members of a collection for which a comparison must hold.
enum PredicateAggregate: Sendable {
  case itself, any, all, none

  func holds(_ value: Any?, _ isTrue: (Any?) -> Bool) -> Bool {
    switch self {
    case .itself: isTrue(value)
    case .any: PredicateValues.members(value).contains(where: isTrue)
    case .all: PredicateValues.members(value).allSatisfy(isTrue)
    case .none: !PredicateValues.members(value).contains(where: isTrue)
    }
  }

  /// The word before a comparison in a format.
  var word: String {
    switch self {
    case .itself: ""
    case .any: "ANY "
    case .all: "ALL "
    case .none: "NONE "
    }
  }
}

/// The subject of a condition with a variable: its value (in `SUBQUERY` a member of the collection), and the outer object.
struct SubqueryScope {
  /// The variable with its `$`.
  let variable: String
  let member: Any
  let outer: Any?

  /// The object with the values of variables.
  static func of(_ object: Any?, _ variables: [String: Any]?) -> Any? {
    (variables ?? [:]).reduce(object) { SubqueryScope(variable: "$" + $1.key, member: $1.value, outer: $0) }
  }

  func value(_ path: String) -> Any? {
    let keys = path.split(separator: ".")
    guard keys.first.map(String.init) == variable else { return PredicateValues.value(of: outer, path) }
    return PredicateValues.value(of: member, keys.dropFirst().joined(separator: "."))
  }
}
