internal import Foundation

/// What translated sources call instead of code that doesn't compile here, which `LeftOut.txt` lists.
public enum LeftOutCode {
  /// Says that a function or a statement isn't there: as a warning of the snapshot, and once on the standard error stream.
  public static func run(_ name: String) {
    let sentence = "\(name) is left out, as LeftOut.txt says"
    AppWarning.noteUsage(sentence)
    if WrittenMessages.isFirst(sentence) { ErrorStream.tell("\(sentence).") }
  }

  /// A value instead of one that isn't computed: nil, zero, an empty text or collection, an empty view, a structure of such
  /// values, the first case of a plain enumeration. The process ends where no value can stand for the type.
  public static func value<Value>(_ name: String) -> Value {
    run(name)
    guard let value = EmptyValue.composed(of: Value.self) else {
      stop(name, "and no value of \(Value.self) stands for it")
    }
    return value
  }

  /// A value as `value(_:)` has it, or an error where no value can stand for the type.
  public static func throwingValue<Value>(_ name: String) throws -> Value {
    run(name)
    guard let value = EmptyValue.value(of: Value.self) else { throw CocoaError(.featureUnsupported) }
    return value
  }

  /// Ends the process: an initialiser isn't there.
  public static func stop(_ name: String) -> Never { stop(name, "and no object can be without it") }

  private static func stop(_ name: String, _ reason: String) -> Never {
    fatalError("\(name) is left out, as LeftOut.txt says, \(reason).")
  }
}
