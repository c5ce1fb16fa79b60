/// What the program was called with: a command, and options that each have a value.
struct Arguments {
  let command: String
  private var options: [String: String] = [:]

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    command = rest.popFirst() ?? ""
    while let name = rest.popFirst(), let value = rest.popFirst() { options[name] = value }
  }

  subscript(name: String) -> String? { options["--\(name)"] }

  func number(_ name: String, else other: Int) -> Int { self[name].flatMap(Int.init) ?? other }

  /// The one that was given, or one that is printed so that it can be.
  var seed: UInt64 {
    let seed = self["seed"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)
    print("seed \(seed)")
    return seed
  }
}
