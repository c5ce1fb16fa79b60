/// Texts that a PNG carries beside its pixels: keys and values in the order in which they stand in the file.
///
/// Give keys a prefix of your own (`Onionskin.Variant`), so that they meet no other tool's.
public struct PNGMetadata: Hashable, Sendable {
  /// One text.
  public struct Entry: Hashable, Sendable {
    /// 1 to 79 printable ASCII characters, no space at an end.
    public let key: String
    /// Any text without NUL.
    public var value: String
  }

  /// In the order of the file; keys may repeat in files of other tools.
  public private(set) var entries: [Entry] = []

  /// No texts.
  public init() {}

  /// The first value under a key. Setting replaces it where it stands, or adds it at the end; nil removes every one.
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

  /// Adds an entry whether the key is there or not: PNG allows a key to occur more than once.
  mutating func append(key: String, value: String) {
    entries.append(Entry(key: key, value: value))
  }

  /// Why PNG wouldn't take the entry, or nil. The standard allows Latin-1 in keys; ASCII is what every tool reads.
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
  /// The texts in the order of the literal; the last value wins under a key that repeats.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (key, value) in elements { self[key] = value }
  }
}
