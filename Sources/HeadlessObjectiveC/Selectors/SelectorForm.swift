/// The name and the method of a ``Selector``, which refers to them and so has the size of a pointer.
final class SelectorForm: Sendable {
  let name: String
  let method: Selector.Method?

  init(name: String, method: Selector.Method? = nil) {
    self.name = name
    self.method = method
  }
}
