/// What Security's objects have in common: each equals itself.
public class SecObject: Hashable {
  init() {}

  public static func == (lhs: SecObject, rhs: SecObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Unchecked: nothing changes after init.
public final class SecPolicy: SecObject, @unchecked Sendable {}
public final class SecKey: SecObject, @unchecked Sendable {}
public final class SecIdentity: SecObject, @unchecked Sendable {}
