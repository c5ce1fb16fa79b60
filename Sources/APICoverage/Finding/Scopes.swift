/// The names that a function's text binds, each until its scope ends.
struct Scopes {
  private struct Scope {
    var end: Int
    var names: [String: TypeName?]
  }

  private var scopes: [Scope]

  init(end: Int) { scopes = [Scope(end: end, names: [:])] }

  /// Opens a scope that ends with the token at `end`.
  mutating func open(until end: Int) { scopes.append(Scope(end: end, names: [:])) }

  mutating func close(at place: Int) {
    while scopes.count > 1, scopes[scopes.count - 1].end <= place { scopes.removeLast() }
  }

  mutating func bind(_ name: String, _ type: TypeName?) { scopes[scopes.count - 1].names[name] = .some(type) }

  /// Nil if the text doesn't bind the name; a nil type if it isn't known.
  func binding(of name: String) -> TypeName?? {
    for scope in scopes.reversed() {
      if let type = scope.names[name] { return .some(type) }
    }
    return nil
  }
}
