internal import Foundation

/// Finds members of objects by name: those that are written beside a class, and else its stored properties.
@MainActor package enum RuntimeMembers {
  private static var lists: [ObjectIdentifier: [String: RuntimeMember]] = [:]

  /// The member of an object's class, or of the nearest superclass that has it.
  static func member(_ name: String, of object: AnyObject) -> RuntimeMember? {
    var candidate: AnyClass? = type(of: object)
    while let someClass = candidate {
      if let found = members(of: someClass)[name] { return found }
      candidate = _getSuperclass(someClass)
    }
    return nil
  }

  package static func hasMethod(_ object: AnyObject, _ selector: String) -> Bool {
    member(selector, of: object)?.call != nil
  }

  /// The members written within a class. The type that holds them is found by its mangled name: the class's own, and that of
  /// an enumeration in it.
  private static func members(of someClass: AnyClass) -> [String: RuntimeMember] {
    let identifier = ObjectIdentifier(someClass)
    if let known = lists[identifier] { return known }
    var found: [String: RuntimeMember] = [:]
    if let name = _mangledTypeName(someClass),
      let list = _typeByName("\(name)12UIKitMembersO") as? any RuntimeMemberList.Type
    {
      for member in list.members { found[member.name] = member }
    }
    lists[identifier] = found
    return found
  }

  // MARK: Properties

  /// Sets a property: by the member written beside the class, whose observers run, else in the object's storage.
  package static func set(_ object: AnyObject, _ name: String, to value: Any?) -> MemberChange {
    if let setter = member(name, of: object)?.set { return setter(object, value) }
    return StoredProperties.set(object, name, to: value)
  }

  package static func value(of object: AnyObject, _ name: String) -> Any? {
    if let getter = member(name, of: object)?.get { return getter(object) }
    return StoredProperties.value(of: object, name)
  }

  // MARK: Methods

  /// Calls a method by its selector; nil where the class has none.
  package static func call(_ object: AnyObject, _ selector: String, _ first: Any?, _ second: Any?) -> Any?? {
    guard let method = member(selector, of: object)?.call else { return .none }
    return .some(method(object, first, second))
  }
}
