internal import Foundation

/// One side of a comparison, and the contents of an expression.
// Unchecked: see `PredicateCondition`.
indirect enum PredicateTerm: @unchecked Sendable {
  /// Also a variable, whose name begins with `$`, and the path after it.
  case keyPath(String)
  case value(Any?)
  case list([PredicateTerm])
  /// `SUBQUERY(collection, $variable, condition)`, and the key path after it.
  case subquery(PredicateTerm, variable: String, PredicateCondition, path: String)
  /// A function by its name without colons, in lower case: `sum`, `multiplyby`.
  case function(String, [PredicateTerm])
  /// A member of an array by its index, or `FIRST`, `LAST`, `SIZE`.
  case member(PredicateTerm, PredicateTerm)
  case conditional(PredicateCondition, PredicateTerm, PredicateTerm)
  case block((Any?, [Any], NSMutableDictionary?) -> Any?, [PredicateTerm])

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
    case .function(let name, let arguments):
      PredicateFunction.value(name, arguments.map { $0.value(of: object) })
    case .member(let list, let index): Self.member(list.value(of: object), index, object)
    case .conditional(let condition, let yes, let no):
      condition.isTrue(of: object) ? yes.value(of: object) : no.value(of: object)
    case .block(let block, let arguments): block(object, arguments.map { $0.value(of: object) ?? NSNull() }, nil)
    }
  }

  private static func member(_ list: Any?, _ index: PredicateTerm, _ object: Any?) -> Any? {
    let members = PredicateValues.members(list)
    if case .keyPath(let word) = index {
      switch word.uppercased() {
      case "FIRST": return members.first
      case "LAST": return members.last
      case "SIZE": return members.count
      default: break
      }
    }
    if let dictionary = list as? [String: Any], let key = index.value(of: object) as? String { return dictionary[key] }
    guard let place = PredicateValues.number(index.value(of: object)).map({ Int($0) }) else { return nil }
    return members.indices.contains(place) ? members[place] : nil
  }

  // MARK: Of several objects

  /// The value for the rows of a fetch's group: functions over collections collect their argument's value of each row, and others
  /// read the first row, as in SQL.
  func value(ofRows rows: [Any]) -> Any? {
    switch self {
    case .function(let name, let arguments) where PredicateFunction.aggregates.contains(name):
      PredicateFunction.value(
        name,
        arguments.map { argument in
          rows.flatMap { row -> [Any] in
            let value = PredicateValues.unwrapped(argument.value(of: row))
            // `count:(SELF)` and `count:(books)` of a row count the row.
            return value.map { [$0] } ?? []
          }
        })
    case .function(let name, let arguments): PredicateFunction.value(name, arguments.map { $0.value(ofRows: rows) })
    default: rows.first.flatMap { value(of: $0) }
    }
  }

  /// Whether a function over collections is part of it.
  var isAggregate: Bool {
    guard case .function(let name, let arguments) = self else { return false }
    return PredicateFunction.aggregates.contains(name) || arguments.contains(where: \.isAggregate)
  }
}
