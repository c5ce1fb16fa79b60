internal import Foundation

/// A predicate's format as a tree.
// Unchecked: the arguments of a format aren't changed.
indirect enum PredicateCondition: @unchecked Sendable {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateTerm, PredicateComparison, PredicateTerm, PredicateAggregate)

  func isTrue(of object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.isTrue(of: object)
    case .all(let conditions): conditions.allSatisfy { $0.isTrue(of: object) }
    case .any(let conditions): conditions.contains { $0.isTrue(of: object) }
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
}

/// One side of a comparison.
// Unchecked: see `PredicateCondition`.
indirect enum PredicateTerm: @unchecked Sendable {
  case keyPath(String)
  case value(Any?)
  case list([PredicateTerm])
  /// `SUBQUERY(collection, $variable, condition)`, and the key path after it.
  case subquery(PredicateTerm, variable: String, PredicateCondition, path: String)

  func value(of object: Any?) -> Any? {
    switch self {
    case .keyPath(let path): PredicateValues.value(of: object, path)
    case .value(let value): value
    case .list(let terms): terms.map { $0.value(of: object) ?? NSNull() }
    case .subquery(let collection, let variable, let condition, let path):
      PredicateValues.value(
        of: PredicateValues.members(collection.value(of: object)).filter { member in
          condition.isTrue(of: SubqueryScope(variable: variable, member: member, outer: object))
        }, path)
    }
  }
}

/// The subject of a condition in `SUBQUERY`: a member of the collection as the variable, and the outer object.
struct SubqueryScope {
  let variable: String
  let member: Any
  let outer: Any?

  func value(_ path: String) -> Any? {
    let keys = path.split(separator: ".")
    guard keys.first.map(String.init) == variable else { return PredicateValues.value(of: outer, path) }
    return PredicateValues.value(of: member, keys.dropFirst().joined(separator: "."))
  }
}
