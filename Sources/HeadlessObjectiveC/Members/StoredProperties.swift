@_spi(Reflection) internal import Swift

// The standard library's functions with which mirrors enumerate an object's stored properties, with their ownership.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func reflectedCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func reflectedChild(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<ReflectedField>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func reflectedOffset(_: Any.Type, index: Int) -> Int

struct ReflectedField {
  let name: UnsafePointer<CChar>? = nil
  let freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)? = nil
  let isStrong = false
  let isVariable = false
}

/// Reads and writes stored properties by name, including private and weak ones, in the object's own storage: for outlets of classes
/// without listed members. Observers such as `didSet` don't run.
@MainActor enum StoredProperties {
  private struct Field {
    let offset: Int
    /// For a weak property the type of its referent.
    let type: Any.Type
    let isStrong: Bool
  }

  private static let ownModules: Set<String> = [
    "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit",
  ]

  /// Looks for the properties of an object of this module. Returns the difference from the expectation; nil for none.
  nonisolated static func probe() -> String? {
    let header = 2 * MemoryLayout<UInt>.size
    let fields = read(ProbeOwner.self)
    guard fields.count == 2, let strong = fields["strong"], let pointing = fields["pointing"] else {
      return "expected a class's stored properties by their names, found others"
    }
    guard strong.offset == header, strong.isStrong, strong.type == Optional<Int>.self, pointing.offset == header + 16,
      !pointing.isStrong
    else { return "expected a class's stored properties at their places, found them elsewhere" }
    return nil
  }

  private final class ProbeOwner {
    var strong: Int?
    weak var pointing: ProbeOwner?
  }

  private static let known = Discovered<ObjectIdentifier, [String: Field]>()

  private static func fields(of someClass: AnyClass) -> [String: Field] {
    known.value(for: ObjectIdentifier(someClass)) {
      CompilerFeature.storedProperties.isUsable ? read(someClass) : [:]
    }
  }

  private nonisolated static func read(_ someClass: AnyClass) -> [String: Field] {
    var fields: [String: Field] = [:]
    for index in 0..<reflectedCount(someClass) {
      var metadata = ReflectedField()
      let type = reflectedChild(someClass, index: index, fieldMetadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      guard let name = metadata.name.map({ String(cString: $0) }) else { continue }
      // A subclass's property comes later, and precedes one of the same name.
      fields[name] = Field(offset: reflectedOffset(someClass, index: index), type: type, isStrong: metadata.isStrong)
    }
    return fields
  }

  /// UIKit's own classes have no stored properties that a document may set by name.
  private static func field(_ name: String, of object: AnyObject) -> Field? {
    let someClass: AnyClass = type(of: object)
    let module = _typeName(someClass).prefix { $0 != "." }
    guard !ownModules.contains(String(module)) else { return nil }
    return fields(of: someClass)[name]
  }

  static func set(_ object: AnyObject, _ name: String, to value: Any?) -> MemberChange {
    guard let field = field(name, of: object) else { return .missing }
    let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
    if field.isStrong {
      func store<Value>(_ type: Value.Type) -> Bool { storeStrong(value, as: type, at: place) }
      return _openExistential(field.type, do: store) ? .done : .wrongType("\(field.type)")
    }
    func fits<Value>(_ type: Value.Type) -> Bool { value.map { $0 is Value } ?? true }
    guard _openExistential(field.type, do: fits) else { return .wrongType("\(field.type)") }
    place.assumingMemoryBound(to: WeakStorage.self).pointee.object = value.map { $0 as AnyObject }
    return .done
  }

  static func value(of object: AnyObject, _ name: String) -> Any? {
    guard let field = field(name, of: object), field.isStrong else { return nil }
    let place = Unmanaged.passUnretained(object).toOpaque() + field.offset
    func load<Value>(_ type: Value.Type) -> Any? {
      let value = place.assumingMemoryBound(to: type).pointee
      // A wrapped nil counts as no value.
      if case Optional<Any>.none = value as Any? { return nil }
      return unwrapped(value)
    }
    return _openExistential(field.type, do: load)
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func storeStrong<Value>(_ value: Any?, as type: Value.Type, at place: UnsafeMutableRawPointer) -> Bool
  {
    let converted = value == nil ? Optional<Any>.none as? Value : MemberValue.converted(value, to: type)
    guard let converted else { return false }
    place.assumingMemoryBound(to: type).pointee = converted
    return true
  }

  private struct WeakStorage {
    weak var object: AnyObject?
  }
}
