import Onionskin

extension RunEntry {
  /// A snapshot of the test `T.F/f()` in the package `/p`, with a PNG as its reference.
  package static func sample(
    _ name: String, test: String = "T.F/f()", function: String = "f()", verdict: Verdict.Kind = .matched,
    process: Int32 = 1, time: Double = 0
  ) -> RunEntry {
    RunEntry(
      time: time, process: process, target: "T", file: "F", function: function, test: test, name: name,
      verdict: verdict, reference: "/p/Snapshots/T/F/\(function.prefix { $0 != "(" }).\(name).png",
      sourceFile: "/p/F.swift", line: 3)
  }

  /// A snapshot that differs, in a package that doesn't exist.
  package static func failedSample(
    _ name: String, line: Int = 3, message: String = "It differs.\nUILabel: text \"a\" -> \"b\""
  ) -> RunEntry {
    var entry = sample(name, verdict: .differs)
    entry.message = message
    entry.line = line
    entry.reference = "/nowhere/p/Snapshots/T/F/f.\(name).png"
    entry.sourceFile = "/nowhere/p/Tests/T/F.swift"
    return entry
  }
}
