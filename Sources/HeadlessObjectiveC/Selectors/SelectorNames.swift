internal import Synchronization

/// The selectors with a name alone, each of which is registered once for the life of the process, as `sel_registerName` does.
final class SelectorNames: Sendable {
  static var shared: SelectorNames { StateHost.process.value { _ in SelectorNames() } }

  private let forms = Mutex<[String: SelectorForm]>([:])

  func form(_ name: String) -> SelectorForm {
    forms.withLock { forms in
      if let form = forms[name] { return form }
      let form = SelectorForm(name: name)
      forms[name] = form
      return form
    }
  }
}

/// The name and the method of a ``Selector``, which refers to them and so has the size of a pointer.
final class SelectorForm: Sendable {
  let name: String
  let method: Selector.Method?

  init(name: String, method: Selector.Method? = nil) {
    self.name = name
    self.method = method
  }
}
