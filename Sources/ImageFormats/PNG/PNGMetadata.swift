/// Texts in a PNG in addition to its pixels: keys and values in the order of the file.
///
/// Use a prefix for keys (`Onionskin.Variant`), so that they don't collide with those of other tools.
public struct PNGMetadata: Hashable, Sendable {
  /// A text.
  public struct Entry: Hashable, Sendable {
    /// 1 to 79 printable ASCII characters, without leading or trailing spaces.
    public let key: String
    /// Any text without NUL.
    public var value: String
  }

  /// In the order of the file; keys can occur repeatedly in files of other tools.
  public private(set) var entries: [Entry] = []

  /// No texts.
  public init() {}

  /// The first value for a key. Setting it replaces it in place, or appends it; nil removes all of them.
  public subscript(key: String) -> String? {
    get { entries.first { $0.key == key }?.value }
    set {
      guard let newValue else { return entries.removeAll { $0.key == key } }
      if let index = entries.firstIndex(where: { $0.key == key }) {
        entries[index].value = newValue
      } else {
        entries.append(Entry(key: key, value: newValue))
      }
    }
  }

  /// Whether there are no texts.
  public var isEmpty: Bool { entries.isEmpty }

  /// The keys, in the order of the entries.
  public var keys: [String] { entries.map(\.key) }

  /// Adds an entry even if the key exists: PNG allows repeated keys.
  mutating func append(key: String, value: String) {
    entries.append(Entry(key: key, value: value))
  }

  /// Why PNG doesn't allow the entry; nil if it does. The standard allows Latin-1 in keys; every tool can read ASCII.
  static func problem(in entry: Entry) -> String? {
    let key = Array(entry.key.utf8)
    if key.isEmpty || key.count > 79 { return "its key has \(key.count) bytes, and 1 to 79 are allowed" }
    if !key.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return "its key has characters that aren't printable ASCII" }
    if key.first == 0x20 || key.last == 0x20 || entry.key.contains("  ") {
      return "its key has a space at an end, or two in a row"
    }
    if entry.value.utf8.contains(0) { return "its value has a NUL character" }
    return nil
  }
}

extension PNGMetadata: ExpressibleByDictionaryLiteral {
  /// The texts in the order of the literal; of values for the same key, the last one is used.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (key, value) in elements { self[key] = value }
  }
}
