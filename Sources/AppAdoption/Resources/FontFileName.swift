internal import Foundation

/// The PostScript name in a font's file, by which `UIFont(name:size:)` finds it.
enum FontFileName {
  /// Returns nil for a file that isn't an OpenType font.
  static func read(_ file: URL) -> String? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    let bytes = [UInt8](data)
    let start = bytes.starts(with: Array("ttcf".utf8)) ? number(bytes, 12, 4) : 0
    guard let start, let tables = number(bytes, start + 4, 2) else { return nil }
    for table in 0..<tables {
      let record = start + 12 + table * 16
      guard record + 16 <= bytes.count, Array(bytes[record..<record + 4]) == Array("name".utf8) else { continue }
      return number(bytes, record + 8, 4).flatMap { name(bytes, at: $0) }
    }
    return nil
  }

  /// The table `name` lists texts; number 6 is the PostScript name, in ASCII or UTF-16.
  private static func name(_ bytes: [UInt8], at table: Int) -> String? {
    guard let count = number(bytes, table + 2, 2), let storage = number(bytes, table + 4, 2) else { return nil }
    for record in 0..<count {
      let place = table + 6 + record * 12
      guard number(bytes, place + 6, 2) == 6, let platform = number(bytes, place, 2),
        let length = number(bytes, place + 8, 2), let offset = number(bytes, place + 10, 2)
      else { continue }
      let first = table + storage + offset
      guard first + length <= bytes.count else { continue }
      let text = Data(bytes[first..<first + length])
      // The Macintosh's texts have one byte for each letter.
      if let name = String(data: text, encoding: platform == 1 ? .ascii : .utf16BigEndian), !name.isEmpty {
        return name
      }
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
