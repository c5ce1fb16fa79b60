internal import Foundation

extension DocumentValue where Value == UIView {
  /// A view that is no subview, as what is behind a table.
  static func view(_ key: String) -> DocumentValue {
    DocumentValue(key) { reader in reader.child(key: key).flatMap { reader.loader.makeView($0) } }
  }
}
