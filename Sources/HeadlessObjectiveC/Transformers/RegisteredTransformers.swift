internal import Foundation

/// The transformers that the program or a test registered, by name.
enum RegisteredTransformers {
  /// Objects are passed to code of any isolation, as on Apple's systems.
  private struct Registered: @unchecked Sendable {
    let transformer: ValueTransformer?
  }

  private typealias Table = HostTable<ValueTransformer, NSValueTransformerName, Registered>

  /// The table that a test changes.
  private static var table: Table { StateHost.ofTestSetting.value { Table(within: $0) } }

  /// Sorted; with the name of the transformer that Foundation registers itself.
  static var names: [NSValueTransformerName] {
    table.keys.union([.secureUnarchiveFromDataTransformerName]).filter { transformer($0) != nil }
      .sorted { $0.rawValue < $1.rawValue }
  }

  static func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    if let registered = table[name] { return registered.transformer }
    return name == .secureUnarchiveFromDataTransformerName ? NSSecureUnarchiveFromDataTransformer() : nil
  }

  static func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    table[name] = Registered(transformer: transformer)
  }
}
