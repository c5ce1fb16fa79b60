extension RuntimeMember {
  /// Distinguishes the names of class methods from those of instance members.
  nonisolated static let classPrefix = "+"

  /// A class method without parameters; or a class property, which is read.
  public static func classMethod<Object: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Object.Type) -> @MainActor () -> Result
  ) -> RuntimeMember {
    ofClass(name) { (someClass: Object.Type, _) in method(someClass)() }
  }

  /// A class method with a parameter.
  public static func classMethod<Object: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Object.Type) -> @MainActor (First) -> Result
  ) -> RuntimeMember {
    ofClass(name) { (someClass: Object.Type, arguments) in method(someClass)(arguments.value(0)) }
  }

  /// A class method with two parameters.
  public static func classMethod<Object: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Object.Type) -> @MainActor (First, Second) -> Result
  ) -> RuntimeMember {
    ofClass(name) { (someClass: Object.Type, arguments) in
      method(someClass)(arguments.value(0), arguments.value(1))
    }
  }

  private static func ofClass<Object: AnyObject, Result>(
    _ name: String, _ call: @escaping @MainActor (Object.Type, MemberArguments) -> Result
  ) -> RuntimeMember {
    RuntimeMember(
      name: classPrefix + name, set: nil, get: nil, call: nil,
      callClass: { someClass, arguments in (someClass as? Object.Type).map { call($0, arguments) as Any } })
  }
}
