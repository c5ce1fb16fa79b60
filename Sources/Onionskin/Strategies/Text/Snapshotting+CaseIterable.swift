extension Snapshotting where Value: CaseIterable, Format == String {
  /// The result of a function for every case, a line for each: the case and the result, in quotes.
  ///
  /// `assertSnapshot(of: Weekday.isWorkday, as: .func(into: .description))`
  public static func `func`<A>(into witness: Snapshotting<A, String>) -> Snapshotting<(Value) -> A, String> {
    var snapshotting = Snapshotting<String, String>.lines.asyncPullback { (function: (Value) -> A) in
      let inputs = Value.allCases.map { "\($0)" }
      let outputs = Value.allCases.map { witness.snapshot(function($0)) }
      return Snapshotting.collect(outputs).map { outputs in
        zip(inputs, outputs).map { "\(field($0)),\(field($1))" }.joined(separator: "\n")
      }
    }
    snapshotting.pathExtension = "csv"
    return snapshotting
  }

  /// All values, once the last is there.
  private static func collect(_ asyncs: [Async<String>]) -> Async<[String]> {
    asyncs.reduce(Async(value: [])) { collected, next in
      Async { callback in
        collected.run { values in next.run { callback(values + [$0]) } }
      }
    }
  }

  /// A field of a comma-separated line.
  private static func field(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
