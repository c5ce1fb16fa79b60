public import Foundation

/// A value of a predicate or of a fetch: a constant, a key path, a variable, a function or a collection of expressions.
///
/// Foundation's class of this name is unavailable on Linux. Translated sources use this one; other sources write
/// `HeadlessObjectiveC.NSExpression`.
// Unchecked: an expression isn't changed once it is made.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate, anyKey
    case block = 19
    case conditional
  }

  public let expressionType: ExpressionType
  let term: PredicateTerm

  init(_ term: PredicateTerm) {
    self.term = term
    expressionType =
      switch term {
      case .value: .constantValue
      case .keyPath(let path) where path.uppercased() == "SELF": .evaluatedObject
      case .keyPath(let path) where path.hasPrefix("$") && !path.contains("."): .variable
      case .keyPath: .keyPath
      case .list: .aggregate
      case .subquery: .subquery
      case .function, .member: .function
      case .conditional: .conditional
      case .block: .block
      }
    super.init()
  }

  // MARK: Creation

  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
  public convenience init(forVariable string: String) { self.init(.keyPath("$" + string)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// - Parameters:
  ///   - name: a function of predicates: `sum:`, `modulus:by:`, `lowercase:`. Methods of objects aren't supported.
  ///   - parameters: expressions.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(PredicateFunction.name(name), parameters.map { ($0 as? NSExpression)?.term ?? .value($0) }))
  }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? NSExpression)?.term ?? .value($0) }))
  }
  public convenience init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
  ) { self.init(.subquery(expression.term, variable: "$" + variable, .predicate(predicate), path: "")) }
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
  ) { self.init(.conditional(.predicate(predicate), trueExpression.term, falseExpression.term)) }
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?
  ) { self.init(.block({ block($0, $1, $2) }, (arguments ?? []).map(\.term))) }
  /// The expression in the format of predicates: `"sum:(price)"`, `"price * %d"`. An invalid format traps, as on iOS.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    guard let term = PredicateParser.expression(expressionFormat, arguments) else {
      fatalError("Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(term)
  }
  /// The expression of a document; nil for an invalid format, with a message on the error stream.
  package static func read(_ format: String) -> NSExpression? {
    if let term = PredicateParser.expression(format, []) { return NSExpression(term) }
    ErrorStream.tell("The expression \"\(format)\" can't be read.")
    return nil
  }
  /// The object that is evaluated itself.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.keyPath("SELF")) }

  // MARK: Contents

  open var constantValue: Any? {
    guard case .value(let value) = term else { return nil }
    return value
  }
  /// Empty if the expression is none of a key path.
  open var keyPath: String {
    guard case .keyPath(let path) = term else { return "" }
    return path
  }
  /// The variable's name without its `$`; empty if the expression is none of a variable.
  open var variable: String { expressionType == .variable ? String(keyPath.dropFirst()) : "" }
  /// The function's name as it is known here, without capitals: `sum:`; empty if the expression is none of a function.
  open var function: String {
    guard case .function(let name, _) = term else { return "" }
    return name + ":"
  }
  open var arguments: [NSExpression]? {
    switch term {
    case .function(_, let terms), .block(_, let terms): terms.map { NSExpression($0) }
    case .member(let list, let index): [NSExpression(list), NSExpression(index)]
    default: nil
    }
  }
  /// The expressions of an aggregate, or a collection that is a constant.
  open var collection: Any? {
    switch term {
    case .list(let terms): terms.map { NSExpression($0) }
    case .value(let value) where PredicateValues.isCollection(value): value
    case .subquery(let collection, _, _, _): NSExpression(collection)
    default: nil
    }
  }
  /// The condition of a subquery or a conditional expression; one that is always true for other expressions.
  open var predicate: NSPredicate {
    switch term {
    case .subquery(_, _, let condition, _), .conditional(let condition, _, _): condition.predicate
    default: NSPredicate(value: true)
    }
  }

  // MARK: Evaluation

  /// - Parameter context: passed to the block of an expression that has one, and else unused.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    if case .block(let block, let arguments) = term {
      return block(object, arguments.map { $0.value(of: object) ?? NSNull() }, context)
    }
    return term.value(of: object)
  }

  /// The value with variables, by their names without `$`.
  package func value(of object: Any?, variables: [String: Any]) -> Any? {
    term.value(of: SubqueryScope.of(object, variables))
  }

  /// The value for a group of a fetch's rows: functions over collections read all of them.
  package func value(ofRows rows: [Any]) -> Any? { term.value(ofRows: rows) }
  package var isAggregate: Bool { term.isAggregate }

  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSExpression).map { $0 === self || $0.description == description } ?? false
  }
  open override var hash: Int { description.hashValue }
  open override var description: String { term.format }
}
