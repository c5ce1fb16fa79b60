/// What the inferred declarations call.
enum InferredRuntime {
  /// The file of a module that is missing. Libraries for UIKit export it, and apps rely on that.
  static let module =
    "@_exported import Foundation\n@_exported import \(InferredText.module)\n@_exported import UIKit\n"

  static let head = """
    // Written by `onionskin adopt`: what the app uses of libraries whose sources aren't there, and of the app's own Objective-C, as
    // far as the app's calls and the compiler's errors say. Nothing of it does anything; calls say so once on the standard error
    // stream. It is written anew each time that the command runs, unless it was edited.
    import Foundation
    import FoundationNetworking
    import UIKit

    """

  /// - Parameter instances: classes with an expression that makes one.
  static func tail(_ instances: [(type: String, value: String)]) -> String {
    let own = instances.map { "    if type == \($0.type).self { return \($0.value) }" }.joined(separator: "\n")
    return """
      func absentFree<Value>() -> Value { fatalError("No value of \\(Value.self) stands for one that isn't here.") }

      /// Says once that something isn't there.
      func absentCall(_ name: String) {
        guard AbsentNames.isNew(name) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\\(name) isn't here. Nothing happens.\\n".utf8))
      }

      /// A value for something that isn't there: nil, zero, an empty text or an empty object.
      func absent<Value>(_ name: String) -> Value {
        absentCall(name)
        if let type = Value.self as? any AbsentValue.Type, let value = type.absentValue as? Value { return value }
        if Value.self == Void.self { return () as! Value }
        if let value = absentObject(Value.self) as? Value { return value }
        fatalError("\\(name) isn't here, and no value of \\(Value.self) stands for it.")
      }

      func absentObject(_ type: Any.Type) -> Any? {
        if type == UIView.self { return MainActor.assumeIsolated { UIView() } }
        if type == UIButton.self { return MainActor.assumeIsolated { UIButton() } }
        if type == UILabel.self { return MainActor.assumeIsolated { UILabel() } }
        if type == UIImageView.self { return MainActor.assumeIsolated { UIImageView() } }
        if type == UITextField.self { return MainActor.assumeIsolated { UITextField() } }
        if type == UIViewController.self { return MainActor.assumeIsolated { UIViewController() } }
        if type == UIColor.self { return UIColor.clear }
        if type == UIFont.self { return UIFont.systemFont(ofSize: 17) }
        if type == UIImage.self { return UIImage() }
        if type == NSObject.self { return NSObject() }
      \(own)
        return nil
      }

      private final class AbsentNames: @unchecked Sendable {
        static let shared = AbsentNames()
        private let lock = NSLock()
        private var names: Set<String> = []

        static func isNew(_ name: String) -> Bool { shared.lock.withLock { shared.names.insert(name).inserted } }
      }

      \(InferredRuntime.values)
      """
  }

  /// Members of types that the file can't name; where a value can stand for one, the other declarations come first.
  static let freeValues = """
    extension AbsentMembers {
      public subscript<Value>(dynamicMember name: String) -> Value { get { absent(name) } nonmutating set {} }
      public static subscript<Value>(dynamicMember name: String) -> Value { get { absent(name) } set {} }
    }
    extension Absent {
      @discardableResult public func dynamicallyCall<Value>(withKeywordArguments values: KeyValuePairs<String, Any?>) -> Value {
        absent("a call")
      }
    }

    """

  /// The type of values of which nothing is known: it has each member, and is whatever the place of its use needs, as far as a
  /// value can stand for it. Where the place doesn't say, it stays of this type.
  private static let values = """
    /// A type with a value that stands for any other.
    public protocol AbsentValue { static var absentValue: Self { get } }

    /// What has each member that one asks for, as a value that can be nil. The compiler prefers the protocol that inherits from this one.
    @dynamicMemberLookup public protocol AbsentOptionals {}
    extension AbsentOptionals {
      @_disfavoredOverload public subscript(dynamicMember name: String) -> Absent? { get { absent(name) } nonmutating set {} }
      @_disfavoredOverload public static subscript(dynamicMember name: String) -> Absent? { get { absent(name) } set {} }
      @_disfavoredOverload public subscript(key: Any?) -> Absent? { get { absent("[]") } nonmutating set {} }
      @discardableResult @_disfavoredOverload
      public func dynamicallyCall(withKeywordArguments values: KeyValuePairs<String, Any?>) -> Absent? { absent("a call") }
    }

    /// What has each member that one asks for.
    @dynamicMemberLookup public protocol AbsentMembers: AbsentOptionals {}
    extension AbsentMembers {
      public subscript<Value: AbsentValue>(dynamicMember name: String) -> Value { get { absent(name) } nonmutating set {} }
      @_disfavoredOverload public subscript(dynamicMember name: String) -> Absent { get { absent(name) } nonmutating set {} }
      public static subscript<Value: AbsentValue>(dynamicMember name: String) -> Value { get { absent(name) } set {} }
      @_disfavoredOverload public static subscript(dynamicMember name: String) -> Absent { get { absent(name) } set {} }
    }

    /// A value of which nothing is known.
    @dynamicCallable open class Absent: AbsentMembers, AbsentValue, Hashable, Comparable, Sequence, CustomStringConvertible,
      ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation,
      LeftOutValue, @unchecked Sendable
    {
      public required init() {}
      public required init(integerLiteral value: Int) {}
      public required init(floatLiteral value: Double) {}
      public required init(booleanLiteral value: Bool) {}
      public required init(stringLiteral value: String) {}
      public static var absentValue: Self { Self() }
      public static var leftOutValue: Any { Self() }
      public static func == (one: Absent, other: Absent) -> Bool { one === other }
      public static func < (one: Absent, other: Absent) -> Bool { false }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      public var description: String { "" }
      public var count: Int { 0 }
      public var isEmpty: Bool { true }
      public var first: Absent? { nil }
      public var last: Absent? { nil }
      public func makeIterator() -> AnyIterator<Absent> { AnyIterator { nil } }
      @discardableResult
      public func dynamicallyCall<Value: AbsentValue>(withKeywordArguments values: KeyValuePairs<String, Any?>) -> Value {
        absent("a call")
      }
      @discardableResult @_disfavoredOverload
      public func dynamicallyCall(withKeywordArguments values: KeyValuePairs<String, Any?>) -> Absent { absent("a call") }
      public subscript<Value: AbsentValue>(key: Any?) -> Value { get { absent("[]") } set {} }
      @_disfavoredOverload public subscript(key: Any?) -> Absent { get { absent("[]") } set {} }
    }

    extension NSObject: AbsentValue {
      public static var absentValue: Self {
        if let value = absentObject(Self.self) as? Self { return value }
        fatalError("No value of \\(Self.self) stands for one that isn't here.")
      }
    }
    extension Optional: AbsentValue { public static var absentValue: Wrapped? { nil } }
    extension String: AbsentValue { public static var absentValue: String { "" } }
    extension Int: AbsentValue { public static var absentValue: Int { 0 } }
    extension Int32: AbsentValue { public static var absentValue: Int32 { 0 } }
    extension Int64: AbsentValue { public static var absentValue: Int64 { 0 } }
    extension UInt: AbsentValue { public static var absentValue: UInt { 0 } }
    extension Double: AbsentValue { public static var absentValue: Double { 0 } }
    extension Float: AbsentValue { public static var absentValue: Float { 0 } }
    extension CGFloat: AbsentValue { public static var absentValue: CGFloat { 0 } }
    extension Bool: AbsentValue { public static var absentValue: Bool { false } }
    extension Array: AbsentValue { public static var absentValue: [Element] { [] } }
    extension Dictionary: AbsentValue { public static var absentValue: [Key: Value] { [:] } }
    extension Set: AbsentValue { public static var absentValue: Set<Element> { [] } }
    extension Data: AbsentValue { public static var absentValue: Data { Data() } }
    extension Date: AbsentValue { public static var absentValue: Date { Date(timeIntervalSinceReferenceDate: 0) } }
    extension URL: AbsentValue { public static var absentValue: URL { URL(fileURLWithPath: "/") } }
    extension CGPoint: AbsentValue { public static var absentValue: CGPoint { .zero } }
    extension CGSize: AbsentValue { public static var absentValue: CGSize { .zero } }
    extension CGRect: AbsentValue { public static var absentValue: CGRect { .zero } }
    extension UIEdgeInsets: AbsentValue { public static var absentValue: UIEdgeInsets { .zero } }
    extension IndexPath: AbsentValue { public static var absentValue: IndexPath { IndexPath(row: 0, section: 0) } }
    extension Int8: AbsentValue { public static var absentValue: Int8 { 0 } }
    extension Int16: AbsentValue { public static var absentValue: Int16 { 0 } }
    extension UInt8: AbsentValue { public static var absentValue: UInt8 { 0 } }
    extension UInt16: AbsentValue { public static var absentValue: UInt16 { 0 } }
    extension UInt32: AbsentValue { public static var absentValue: UInt32 { 0 } }
    extension UInt64: AbsentValue { public static var absentValue: UInt64 { 0 } }
    extension Character: AbsentValue { public static var absentValue: Character { " " } }
    extension Substring: AbsentValue { public static var absentValue: Substring { "" } }
    extension CGVector: AbsentValue { public static var absentValue: CGVector { .zero } }
    extension CGAffineTransform: AbsentValue { public static var absentValue: CGAffineTransform { .identity } }
    extension UIOffset: AbsentValue { public static var absentValue: UIOffset { .zero } }
    extension NSRange: AbsentValue { public static var absentValue: NSRange { NSRange(location: 0, length: 0) } }
    extension Decimal: AbsentValue { public static var absentValue: Decimal { 0 } }
    extension Locale: AbsentValue { public static var absentValue: Locale { .current } }
    extension TimeZone: AbsentValue { public static var absentValue: TimeZone { .current } }
    extension Calendar: AbsentValue { public static var absentValue: Calendar { .current } }
    extension UUID: AbsentValue { public static var absentValue: UUID { UUID() } }
    extension URLRequest: AbsentValue { public static var absentValue: URLRequest { URLRequest(url: .absentValue) } }
    extension IndexSet: AbsentValue { public static var absentValue: IndexSet { IndexSet() } }
    extension Notification.Name: AbsentValue { public static var absentValue: Notification.Name { Notification.Name("absent") } }
    """
}
