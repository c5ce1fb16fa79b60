/// The base class of Security's objects, which are equal only if they are identical.
public class SecObject: Hashable {
  init() {}

  public static func == (lhs: SecObject, rhs: SecObject) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Unchecked: the objects are immutable after init.
public final class SecPolicy: SecObject, @unchecked Sendable {}
public final class SecKey: SecObject, @unchecked Sendable {}
public final class SecIdentity: SecObject, @unchecked Sendable {}
