/// A member of a class that is found by name at run time: an outlet, an action, or a property that Interface Builder sets.
///
/// Objective-C stores the members of every class. On Linux they are declared in a type inside the class, by hand or by the
/// translator (see ``RuntimeMemberList``).
@preconcurrency @MainActor public struct RuntimeMember {
  /// The property's name, or the method's as a selector: `save:`.
  public let name: String
  let set: (@MainActor (_ object: AnyObject, _ value: Any?) -> MemberChange)?
  let get: (@MainActor (_ object: AnyObject) -> Any?)?
  let call: (@MainActor (_ object: AnyObject, _ arguments: MemberArguments) -> Any?)?
  /// Calls a class method; nil for instance members.
  private(set) var callClass: (@MainActor (_ someClass: AnyClass, _ arguments: MemberArguments) -> Any?)?

  // MARK: Properties

  /// A property of any type; numbers are converted.
  public static func property<Object: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> RuntimeMember {
    RuntimeMember(
      name: name,
      set: { object, value in
        guard let object = object as? Object else { return .missing }
        guard let value = MemberValue.converted(value, to: Value.self) else { return .wrongType("\(Value.self)") }
        object[keyPath: path] = value
        return .done
      }, get: { ($0 as? Object)?[keyPath: path] }, call: nil)
  }

  /// An optional property, also implicitly unwrapped.
  public static func property<Object: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>
  ) -> RuntimeMember {
    RuntimeMember(
      name: name,
      set: { object, value in
        guard let object = object as? Object else { return .missing }
        guard let value else {
          object[keyPath: path] = nil
          return .done
        }
        guard let value = MemberValue.converted(value, to: Value.self) else { return .wrongType("\(Value.self)") }
        object[keyPath: path] = value
        return .done
      }, get: { object in (object as? Object)?[keyPath: path].map { $0 as Any } }, call: nil)
  }

  /// A read-only property.
  public static func readOnly<Object: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Object, Value>
  ) -> RuntimeMember {
    RuntimeMember(name: name, set: nil, get: { ($0 as? Object)?[keyPath: path] }, call: nil)
  }

  /// An optional read-only property.
  public static func readOnly<Object: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Object, Value?>
  ) -> RuntimeMember {
    RuntimeMember(
      name: name, set: nil, get: { object in (object as? Object)?[keyPath: path].map { $0 as Any } }, call: nil)
  }

  // MARK: Methods

  /// A method without parameters.
  public static func method<Object: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor () -> Result
  ) -> RuntimeMember {
    RuntimeMember(
      name: name, set: nil, get: nil,
      call: { object, _ in (object as? Object).map { method($0)() as Any } })
  }

  /// A method with a parameter: an action's sender.
  public static func method<Object: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor (First) -> Result
  ) -> RuntimeMember {
    RuntimeMember(
      name: name, set: nil, get: nil,
      call: { object, arguments in (object as? Object).map { method($0)(arguments.value(0)) as Any } })
  }

  /// A method with two parameters: an action's sender and event.
  public static func method<Object: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Object) -> @MainActor (First, Second) -> Result
  ) -> RuntimeMember {
    RuntimeMember(
      name: name, set: nil, get: nil,
      call: { object, arguments in
        (object as? Object).map { method($0)(arguments.value(0), arguments.value(1)) as Any }
      })
  }

  /// A method with more parameters: an optional one of a protocol, or one that makes a controller for a segue.
  public static func method<Object: AnyObject, First, Second, Third, each Argument, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Object) -> @MainActor (First, Second, Third, repeat each Argument) -> Result
  ) -> RuntimeMember {
    RuntimeMember(
      name: name, set: nil, get: nil,
      call: { object, arguments in
        guard let object = object as? Object else { return nil }
        var place = 2
        func next<Value>(_ type: Value.Type) -> Value {
          place += 1
          return arguments.value(place)
        }
        return method(object)(
          arguments.value(0), arguments.value(1), arguments.value(2), repeat next((each Argument).self)) as Any
      })
  }
}

/// A class that lists its own members, such as a generic class, which a ``RuntimeMemberList`` can't name.
package protocol RuntimeMemberOwner: AnyObject {
  /// The members, including those of the superclasses.
  @MainActor static var _runtimeMembers: [RuntimeMember] { get }
}
