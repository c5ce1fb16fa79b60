internal import Foundation

extension Snapshotting where Format == String {
  /// The value's description.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

  /// The value with all its contents, a line for each part.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) } }
}

extension Snapshotting where Value == Any, Format == String {
  /// Any value that Foundation can serialize as JSON.
  public static var json: Snapshotting {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Any) in
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
      else { return "Not an object that can be written as JSON: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}
