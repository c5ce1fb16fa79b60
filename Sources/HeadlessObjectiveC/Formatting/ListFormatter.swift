public import Foundation

/// Joins items to a list: "a, b, and c". Foundation on Linux lacks it.
// Unchecked: as on iOS, its settings are made before it is shared.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats items that aren't strings; nil for their descriptions.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and, width: .standard))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? ($0 as? String) ?? "\($0)" }
    return texts.formatted(.list(type: .and, width: .standard).locale(locale))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
