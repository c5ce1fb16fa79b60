public import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation's class of this name is unavailable on Linux. Translated sources use this one; other sources write
/// `HeadlessObjectiveC.NSComparisonPredicate`.
open class NSComparisonPredicate: NSPredicate {
  public enum Modifier: UInt, Sendable { case direct = 0, all, any }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith
    case `in`, customSelector
    case contains = 99
    case between
  }

  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let comparisonPredicateModifier: Modifier
  private let comparison: PredicateComparison
  private let aggregate: PredicateAggregate

  /// - Parameter type: `.customSelector` compares as `.equalTo`.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    (leftExpression, rightExpression, comparisonPredicateModifier) = (lhs, rhs, modifier)
    comparison = PredicateComparison(kind: type.kind, options: options.compared)
    aggregate = modifier == .all ? .all : modifier == .any ? .any : .itself
    super.init(value: true)
  }

  init(
    _ left: PredicateTerm, _ comparison: PredicateComparison, _ right: PredicateTerm, _ aggregate: PredicateAggregate
  ) {
    (leftExpression, rightExpression) = (NSExpression(left), NSExpression(right))
    comparisonPredicateModifier = aggregate == .itself ? .direct : aggregate == .all ? .all : .any
    (self.comparison, self.aggregate) = (comparison, aggregate)
    super.init(value: true)
  }

  public required init?(coder: NSCoder) { nil }

  open var predicateOperatorType: Operator { comparison.kind.type }
  open var options: Options {
    var options: Options = []
    if comparison.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if comparison.options.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }

  open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    PredicateCondition.comparison(leftExpression.term, comparison, rightExpression.term, aggregate)
      .isTrue(of: SubqueryScope.of(object, bindings))
  }

  open override func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate).map { $0 === self || $0.description == description } ?? false
  }
  open override var hash: Int { description.hashValue }
  open override var description: String {
    let letters = (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    let marks = letters.isEmpty ? "" : "[\(letters)]"
    return "\(aggregate.word)\(leftExpression) \(comparison.kind.word)\(marks) \(rightExpression)"
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var compared: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var kind: PredicateComparison.Operator {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo, .customSelector: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .isBetween
    }
  }
}

extension PredicateComparison.Operator {
  fileprivate var type: NSComparisonPredicate.Operator {
    switch self {
    case .equal: .equalTo
    case .unequal: .notEqualTo
    case .less: .lessThan
    case .lessOrEqual: .lessThanOrEqualTo
    case .greater: .greaterThan
    case .greaterOrEqual: .greaterThanOrEqualTo
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    case .isIn: .in
    case .isBetween: .between
    }
  }

  /// The operator as Foundation writes it in formats.
  fileprivate var word: String {
    switch self {
    case .equal: "=="
    case .unequal: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .isIn: "IN"
    case .isBetween: "BETWEEN"
    }
  }
}

extension PredicateTerm {
  /// The term as formats write it.
  var format: String {
    switch self {
    case .keyPath(let path): return path
    case .value(let value):
      guard let value = PredicateValues.unwrapped(value) else { return "nil" }
      return PredicateValues.text(of: value).map { "\"\($0)\"" } ?? "\(value)"
    case .list(let terms): return "{" + terms.map(\.format).joined(separator: ", ") + "}"
    case .subquery(let collection, let variable, let condition, let path):
      let text = "SUBQUERY(\(collection.format), \(variable), \(condition.predicate))"
      return path.isEmpty ? text : "\(text).\(path)"
    case .function(let name, let terms): return "\(name):(" + terms.map(\.format).joined(separator: ", ") + ")"
    case .member(let list, let index): return "\(list.format)[\(index.format)]"
    case .conditional(let condition, let yes, let no):
      return "TERNARY(\(condition.predicate), \(yes.format), \(no.format))"
    case .block: return "BLOCK"
    }
  }
}
