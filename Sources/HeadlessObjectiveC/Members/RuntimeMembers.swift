internal import Foundation

/// Finds members of objects by name: those in lists, and otherwise stored properties.
@MainActor package enum RuntimeMembers {
  private static let lists = Discovered<ObjectIdentifier, [String: RuntimeMember]>()

  /// The member of an object's class, or of the nearest superclass that has it.
  static func member(_ name: String, of object: AnyObject) -> RuntimeMember? { member(name, in: type(of: object)) }

  private static func member(_ name: String, in someClass: AnyClass) -> RuntimeMember? {
    var candidate: AnyClass? = someClass
    while let someClass = candidate {
      if let found = members(of: someClass)[name] { return found }
      candidate = _getSuperclass(someClass)
    }
    return nil
  }

  package static func hasMethod(_ object: AnyObject, _ selector: String) -> Bool {
    member(selector, of: object)?.call != nil
  }

  /// Whether a method or a property has the name.
  static func has(_ object: AnyObject, _ name: String) -> Bool {
    member(name, of: object) != nil
  }

  static func has(_ name: String, in someClass: AnyClass) -> Bool { member(name, in: someClass) != nil }

  /// The members in lists for a class: in lists that specify it, and in a nested type that is found by its mangled name.
  private static func members(of someClass: AnyClass) -> [String: RuntimeMember] {
    let identifier = ObjectIdentifier(someClass)
    if let known = lists[identifier] { return known }
    var found: [String: RuntimeMember] = [:]
    if let name = _mangledTypeName(someClass),
      let list = _typeByName("\(name)12UIKitMembersO") as? any RuntimeMemberList.Type
    {
      for member in list.members { found[member.name] = member }
    }
    for list in ProgramMemberLists.byOwner[identifier] ?? [] {
      for member in list.members { found[member.name] = member }
    }
    // A superclass's are included: the nested type would be found for it, too.
    for member in (someClass as? any RuntimeMemberOwner.Type)?._runtimeMembers ?? [] {
      found[member.name] = found[member.name] ?? member
    }
    lists.keep(found, for: identifier)
    return found
  }

  // MARK: Properties

  /// Sets a property: by the listed member, whose observers run, else in the object's storage.
  ///
  /// Key-value coding calls `setTitle:` for the key `title` and for the key `Title`. If no property has the key itself, one whose
  /// name differs only in the case of the first letter is set. Values are read by the key itself.
  package static func set(_ object: AnyObject, _ name: String, to value: Any?) -> MemberChange {
    let change = setExactly(object, name, to: value)
    guard case .missing = change, let first = name.first, first.isLetter else { return change }
    let other = (first.isUppercase ? first.lowercased() : first.uppercased()) + name.dropFirst()
    return setExactly(object, other, to: value)
  }

  private static func setExactly(_ object: AnyObject, _ name: String, to value: Any?) -> MemberChange {
    if let setter = member(name, of: object)?.set { return setter(object, value) }
    return StoredProperties.set(object, name, to: value)
  }

  package static func value(of object: AnyObject, _ name: String) -> Any? {
    if let getter = member(name, of: object)?.get { return getter(object) }
    return StoredProperties.value(of: object, name)
  }

  // MARK: Methods

  /// Calls a method by its selector, or returns the value of a property of that name; nil if the class has neither.
  package static func call(_ object: AnyObject, _ selector: String, _ first: Any?, _ second: Any?) -> Any?? {
    call(object, selector, [first, second])
  }

  package static func call(_ object: AnyObject, _ selector: String, _ arguments: [Any?]) -> Any?? {
    guard let member = member(selector, of: object) else { return setter(object, selector, arguments) }
    if let method = member.call { return .some(method(object, MemberArguments(values: arguments))) }
    return member.get.map { $0(object) }
  }

  /// Calls a class method; nil if the class and its superclasses have none of the name.
  static func callClass(_ someClass: AnyClass, _ selector: String, _ arguments: [Any?]) -> Any?? {
    guard let call = member(RuntimeMember.classPrefix + selector, in: someClass)?.callClass else { return .none }
    return .some(call(someClass, MemberArguments(values: arguments)))
  }

  /// The selector of a property's setter is `setTitle:`.
  private static func setter(_ object: AnyObject, _ selector: String, _ arguments: [Any?]) -> Any?? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), let value = arguments.first else { return .none }
    let name = selector.dropFirst(3).dropLast()
    let property = name.prefix(1).lowercased() + name.dropFirst()
    guard let setter = member(property, of: object)?.set, setter(object, value) == .done else { return .none }
    return .some(nil)
  }
}
