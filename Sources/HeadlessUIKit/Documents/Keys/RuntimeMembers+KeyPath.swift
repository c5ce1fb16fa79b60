import Foundation

extension RuntimeMembers {
  /// Sets a property by a path through others, as `layer.cornerRadius`.
  static func set(_ object: AnyObject, keyPath: String, to value: Any?) -> MemberChange {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard let last = parts.last else { return .missing }
    var holder = object
    for part in parts.dropLast() {
      guard let next = self.value(of: holder, part) else { return .missing }
      holder = next as AnyObject
    }
    return set(holder, last, to: value)
  }
}
