public import Foundation

extension NSObjectProtocol {
  /// What the property of a name has: one that a ``RuntimeMemberList`` has, else a stored one of a class that isn't UIKit's.
  public func value(forKey key: String) -> Any? { NamedValues.value(of: self as AnyObject, key) }

  /// Sets such a property. Where there is none of the name, or one of another type, the error stream says so, where iOS
  /// ends the program.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// The same through several objects, whose properties' names are divided by dots.
  public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(of: self as AnyObject, keyPath) }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let problem: String
    switch NamedValues.set(self as AnyObject, keyPath, to: value) {
    case .done: return
    case .missing: problem = "it has no property that is found by this name"
    case .wrongType(let type): problem = "the property takes \(type), not \(value.map { "\($0)" } ?? "nil")"
    }
    let message = "setValue(_:forKey: \"\(keyPath)\") of \(type(of: self)): \(problem).\n"
    FileHandle.standardError.write(Data(message.utf8))
  }
}
