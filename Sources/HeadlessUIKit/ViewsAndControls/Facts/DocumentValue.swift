internal import Foundation

/// The representation of a property's value in Interface Builder documents.
@MainActor struct DocumentValue<Value> {
  /// The name of the attribute, or the key of the child.
  let name: String
  /// Reads the value from an element; nil if it has none.
  let read: @MainActor (ElementReader) -> Value?

  init(_ name: String, _ read: @escaping @MainActor (ElementReader) -> Value?) {
    self.name = name
    self.read = read
  }

  /// An enumeration value by its name.
  ///
  /// - Parameter standard: the name that documents omit; nil if they omit UIKit's own default.
  static func named(_ name: String, _ values: [String: Value], standard: String? = nil) -> DocumentValue {
    DocumentValue(name) { $0.value(name, values, standard: standard) }
  }
}

extension DocumentValue where Value == Bool {
  /// `YES` or `NO`.
  ///
  /// - Parameter standard: the value to restore when no size class varies it any more.
  static func bool(_ name: String, standard: Bool? = nil) -> DocumentValue {
    DocumentValue(name) { $0.bool(name) ?? ($0.varies(name) ? standard : nil) }
  }
}

extension DocumentValue where Value: BinaryFloatingPoint {
  static func number(_ name: String) -> DocumentValue { DocumentValue(name) { $0.double(name).map { Value($0) } } }
}

extension DocumentValue where Value == Int {
  static func int(_ name: String) -> DocumentValue { DocumentValue(name) { $0.int(name) } }
}

extension DocumentValue where Value == String {
  /// A text that may be localized.
  static func text(_ name: String) -> DocumentValue { DocumentValue(name) { $0.text(name) } }
  /// A text that isn't localized.
  static func string(_ name: String) -> DocumentValue { DocumentValue(name) { $0.string(name) } }
}

extension DocumentValue where Value == NSAttributedString {
  static func attributedText(_ name: String) -> DocumentValue { DocumentValue(name) { $0.attributedString(name) } }
}

extension DocumentValue where Value == UIColor {
  static func color(_ name: String) -> DocumentValue { DocumentValue(name) { $0.color(name) } }
}

extension DocumentValue where Value == UIFont {
  static func font(_ name: String) -> DocumentValue { DocumentValue(name) { $0.font(name) } }
}

extension DocumentValue where Value == UIImage {
  static func image(_ name: String) -> DocumentValue { DocumentValue(name) { $0.image(name) } }
}

extension DocumentValue where Value == UIImage.SymbolConfiguration {
  static func symbol(_ name: String) -> DocumentValue { DocumentValue(name) { $0.symbolConfiguration(name) } }
}

extension DocumentValue where Value == CGSize {
  static func size(_ name: String) -> DocumentValue { DocumentValue(name) { $0.size(name) } }
}

extension DocumentValue where Value == UIOffset {
  static func offset(_ name: String) -> DocumentValue { DocumentValue(name) { $0.offset(name) } }
}

extension DocumentValue where Value == UIEdgeInsets {
  static func insets(_ name: String) -> DocumentValue { DocumentValue(name) { $0.insets(name) } }
}

extension DocumentValue where Value == NSDirectionalEdgeInsets {
  static func insets(_ name: String) -> DocumentValue { DocumentValue(name) { $0.directionalInsets(name) } }
}

extension DocumentValue where Value == [NSAttributedString.Key: Any] {
  static func attributes(_ key: String) -> DocumentValue { DocumentValue(key) { $0.textAttributes(key) } }
}
