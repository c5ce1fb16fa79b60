internal import Foundation

/// The functions of expressions, by their names without colons and in lower case: `modulus:by:` is `modulusby`.
enum PredicateFunction {
  /// Those that make one value of a collection.
  static let aggregates: Set<String> = ["sum", "count", "min", "max", "average", "median", "mode", "stddev"]

  static func name(_ written: String) -> String { written.filter { $0 != ":" }.lowercased() }

  static func isKnown(_ name: String) -> Bool {
    aggregates.contains(name) || ofNumbers[name] != nil || ofTwoNumbers[name] != nil || others.contains(name)
  }

  /// Nil for a function that isn't known, and for arguments that it doesn't take.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    if aggregates.contains(name) { return aggregate(name, arguments) }
    if let function = ofTwoNumbers[name] {
      guard arguments.count == 2, let first = PredicateValues.number(arguments[0]),
        let second = PredicateValues.number(arguments[1])
      else { return nil }
      return dated(function(first, second), arguments)
    }
    if let function = ofNumbers[name] {
      return PredicateValues.number(arguments.first ?? nil).map { function($0) }
    }
    return other(name, arguments)
  }

  /// A date that a number is added to, or subtracted from, stays a date.
  private static func dated(_ result: Double, _ arguments: [Any?]) -> Any {
    let dates = arguments.filter { $0 is Date }.count
    return dates == 1 ? Date(timeIntervalSinceReferenceDate: result) : result
  }

  // MARK: Numbers

  private static let ofTwoNumbers: [String: @Sendable (Double, Double) -> Double] = [
    "addto": { $0 + $1 }, "fromsubtract": { $0 - $1 }, "multiplyby": { $0 * $1 }, "divideby": { $0 / $1 },
    "raisetopower": { pow($0, $1) }, "modulusby": { $0.truncatingRemainder(dividingBy: $1) },
  ]
  private static let ofNumbers: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) }, "abs": { abs($0) },
    "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) }, "trunc": { $0.rounded(.towardZero) },
  ]

  private static func aggregate(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    // Several arguments, as in `max({1, 2})` and `max(1, 2)`, are the collection.
    let members = arguments.count == 1 ? PredicateValues.members(first) : arguments.compactMap { $0 }
    let values = members.filter { PredicateValues.unwrapped($0) != nil }
    if name == "count" {
      return arguments.count == 1 && !PredicateValues.isCollection(first) ? (first == nil ? 0 : 1) : values.count
    }
    return CollectionOperator.value(name, values)
  }

  // MARK: Texts, dates and casts

  private static let others: Set<String> = [
    "now", "uppercase", "lowercase", "canonical", "length", "random", "noindex", "cast", "castobjecttotype",
    "objectfromwithindex", "bitwiseandwith", "bitwiseorwith", "bitwisexorwith",
  ]

  private static func other(_ name: String, _ arguments: [Any?]) -> Any? {
    let first = arguments.first ?? nil
    let text = PredicateValues.text(of: first)
    switch name {
    case "now": return Date()
    case "random": return Double.random(in: 0..<1)
    case "uppercase": return text?.uppercased()
    case "lowercase": return text?.lowercased()
    case "canonical": return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length": return text?.utf16.count
    case "noindex": return first
    case "cast", "castobjecttotype": return cast(first, to: arguments.count > 1 ? arguments[1] as? String : nil)
    case "objectfromwithindex":
      let members = PredicateValues.members(first)
      guard arguments.count > 1, let place = PredicateValues.number(arguments[1]).map({ Int($0) }) else { return nil }
      return members.indices.contains(place) ? members[place] : nil
    default: return bits(name, arguments)
    }
  }

  private static func bits(_ name: String, _ arguments: [Any?]) -> Any? {
    let numbers = arguments.compactMap { PredicateValues.number($0).map { Int($0) } }
    guard numbers.count == 2 else { return nil }
    switch name {
    case "bitwiseandwith": return numbers[0] & numbers[1]
    case "bitwiseorwith": return numbers[0] | numbers[1]
    case "bitwisexorwith": return numbers[0] ^ numbers[1]
    default: return nil
    }
  }

  /// `CAST(0, "NSDate")`: numbers of a date count seconds from 2001.
  private static func cast(_ value: Any?, to type: String?) -> Any? {
    switch type {
    case "NSDate"?: return PredicateValues.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "NSNumber"?: return PredicateValues.text(of: value).flatMap { Double($0) } ?? PredicateValues.number(value)
    case "NSDecimalNumber"?:
      let text = PredicateValues.text(of: value)
      return (text ?? PredicateValues.number(value).map { "\($0)" }).map { NSDecimalNumber(string: $0) }
    case "NSString"?: return value.map { "\($0)" }
    default: return value
    }
  }
}

/// The operators of key paths over collections, `@sum.price`, whose names functions share.
enum CollectionOperator {
  static let names: Set<String> = [
    "@count", "@sum", "@avg", "@min", "@max", "@distinctUnionOfObjects", "@unionOfObjects", "@distinctUnionOfArrays",
    "@unionOfArrays", "@distinctUnionOfSets",
  ]

  /// The operator's value of a collection.
  ///
  /// - Parameter values: the members' values for the key path after the operator; nil where a member has none.
  static func value(_ name: String, ofMembers values: [Any?]) -> Any? {
    let known = values.compactMap { PredicateValues.unwrapped($0) }
    switch name {
    case "@count": return values.count
    case "@unionOfObjects": return known
    case "@distinctUnionOfObjects": return distinct(known)
    case "@unionOfArrays": return known.flatMap(PredicateValues.members)
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": return distinct(known.flatMap(PredicateValues.members))
    case "@avg": return value("average", known) ?? 0.0
    default: return value(String(name.dropFirst()), known)
    }
  }

  /// A function's value of values that are there. The sum of nothing is 0, and other functions of nothing have no value.
  static func value(_ name: String, _ values: [Any]) -> Any? {
    if name == "min" || name == "max" {
      let wanted = name == "min" ? ComparisonResult.orderedAscending : .orderedDescending
      return values.dropFirst().reduce(values.first) { best, value in
        PredicateValues.order(value, best, []) == wanted ? value : best
      }
    }
    let numbers = values.compactMap { PredicateValues.number($0) }
    let sum = numbers.reduce(0, +)
    if name == "sum" { return sum }
    guard !numbers.isEmpty else { return nil }
    let average = sum / Double(numbers.count)
    let sorted = numbers.sorted()
    switch name {
    case "average": return average
    case "median":
      let half = sorted.count / 2
      return sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
    case "stddev": return (numbers.reduce(0) { $0 + pow($1 - average, 2) } / Double(numbers.count)).squareRoot()
    case "mode":
      let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.values.max()
      return counts.filter { $0.value == most }.keys.sorted()
    default: return nil
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { kept, value in
      if !kept.contains(where: { PredicateValues.areEqual($0, value, []) }) { kept.append(value) }
    }
  }
}
