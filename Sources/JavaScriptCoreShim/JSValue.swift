/// A value of a script.
open class JSValue: NSObject {
  public let context: JSContext!
  private let value: Any?
  private let name: String

  init(_ value: Any?, in context: JSContext?, name: String = "") {
    (self.value, self.context, self.name) = (value, context, name)
    super.init()
  }

  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, in: context) }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, in: context) }
  public convenience init!(double value: Double, in context: JSContext!) { self.init(value, in: context) }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(Int(value), in: context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, in: context) }
  public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), in: context) }

  open var isUndefined: Bool { value == nil }
  open var isNull: Bool { value is NSNull }
  open var isString: Bool { value is String }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { !isBoolean && number != nil }
  open var isArray: Bool { value is [Any] }
  open var isObject: Bool { value is [String: Any] || isArray }

  open func toObject() -> Any! { value }
  /// As JavaScript converts: "undefined" for nothing, whole numbers without a point.
  open func toString() -> String! {
    switch value {
    case nil: "undefined"
    case is NSNull: "null"
    case let value as Double where value == value.rounded() && abs(value) < 1e15: String(Int(value))
    case let value?: "\(value)"
    }
  }
  /// As JavaScript converts: false for nothing, zero and an empty text.
  open func toBool() -> Bool {
    switch value {
    case nil, is NSNull: false
    case let value as Bool: value
    case let value as String: !value.isEmpty
    default: number != 0
    }
  }
  /// NaN for what is no number.
  open func toDouble() -> Double { number ?? (value as? String).flatMap(Double.init) ?? .nan }
  /// 0 for what is no number.
  open func toInt32() -> Int32 { Int32(truncatingIfNeeded: Int(toDouble().isFinite ? toDouble() : 0)) }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

  /// The answer under the function's name.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    JSValue(ScriptAnswers.result(of: name), in: context)
  }

  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    JSValue(ScriptAnswers.result(of: method ?? ""), in: context)
  }

  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    let name = key as? String ?? ""
    guard let found = (value as? [String: Any])?[name] else { return JSValue(nil, in: context, name: name) }
    return found as? JSValue ?? JSValue(found, in: context, name: name)
  }

  open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
  open func atIndex(_ index: Int) -> JSValue! {
    let members = value as? [Any] ?? []
    return JSValue(members.indices.contains(index) ? members[index] : nil, in: context)
  }

  private var number: Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
