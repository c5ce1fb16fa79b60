/// A limit of a generated value, which becomes a part of its schema.
public struct GenerationGuide<Value> {
  private let change: @Sendable (inout GenerationSchema) -> Void

  private init(_ change: @escaping @Sendable (inout GenerationSchema) -> Void) { self.change = change }

  func applied(to schema: GenerationSchema) -> GenerationSchema {
    var schema = schema
    change(&schema)
    return schema
  }

  private static func limit(_ words: [String: String]) -> GenerationGuide {
    GenerationGuide { $0.limits.merge(words) { $1 } }
  }

  private static func number(_ minimum: String?, _ maximum: String?) -> GenerationGuide {
    limit(["minimum": minimum, "maximum": maximum].compactMapValues(\.self))
  }

  private static func elements(_ least: Int?, _ most: Int?) -> GenerationGuide {
    GenerationGuide { schema in
      guard case .array(let element, let minimum, let maximum) = schema.kind else { return }
      schema.kind = .array(element, minimum: least ?? minimum, maximum: most ?? maximum)
    }
  }
}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> GenerationGuide<String> { anyOf([value]) }
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
    GenerationGuide { $0.kind = .anyOf(values) }
  }
  /// The expression isn't part of the schema.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> { GenerationGuide { _ in } }
}

extension GenerationGuide where Value == Int {
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { number("\(value)", nil) }
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { number(nil, "\(value)") }
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    number("\(range.lowerBound)", "\(range.upperBound)")
  }
}

extension GenerationGuide where Value == Float {
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { number("\(value)", nil) }
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { number(nil, "\(value)") }
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    number("\(range.lowerBound)", "\(range.upperBound)")
  }
}

extension GenerationGuide where Value == Double {
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { number("\(value)", nil) }
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { number(nil, "\(value)") }
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    number("\(range.lowerBound)", "\(range.upperBound)")
  }
}

extension GenerationGuide where Value == Decimal {
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { number("\(value)", nil) }
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { number(nil, "\(value)") }
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    number("\(range.lowerBound)", "\(range.upperBound)")
  }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    elements(count, nil)
  }
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    elements(nil, count)
  }
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
    elements(range.lowerBound, range.upperBound)
  }
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    elements(count, count)
  }
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    let change = guide.change
    return GenerationGuide { schema in
      guard case .array(var element, let minimum, let maximum) = schema.kind else { return }
      change(&element)
      schema.kind = .array(element, minimum: minimum, maximum: maximum)
    }
  }
}

extension GenerationSchema.Property {
  /// A property with the arguments of its attribute `@Guide`, which translated sources call.
  public static func _guided<Value: Generable>(
    _ name: String, _ type: Value.Type, description: String? = nil, _ guides: GenerationGuide<Value>...
  ) -> Self {
    Self(name: name, description: description, type: type, guides: guides)
  }

  /// The same of an optional property.
  public static func _guided<Value: Generable>(
    _ name: String, _ type: Value?.Type, description: String? = nil, _ guides: GenerationGuide<Value>...
  ) -> Self {
    Self(name: name, description: description, type: type, guides: guides)
  }

  /// The same with a regular expression.
  public static func _guided<Output>(
    _ name: String, _ type: String.Type, description: String? = nil, _ guide: Regex<Output>
  ) -> Self {
    Self(name: name, description: description, type: type, guides: [guide])
  }
}
