/// A value that is read as content is made from it.
public struct _GraphValue<Value> {
  let read: () -> Value

  init(_ read: @escaping () -> Value) { self.read = read }

  /// A part of the value.
  public subscript<Member>(keyPath: KeyPath<Value, Member>) -> _GraphValue<Member> {
    _GraphValue<Member> { read()[keyPath: keyPath] }
  }
}
