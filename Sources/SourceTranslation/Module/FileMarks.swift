/// Four letters for each file, which are part of generated names.
struct FileMarks {
  let marks: [String]

  /// Files keep their marks when other files are added or removed, unless hashes collide.
  init(_ paths: [String]) {
    var taken: Set<String> = []
    marks = paths.map { path in
      let name = path.utf8.split(separator: UInt8(ascii: "/")).suffix(3).joined(separator: [UInt8(ascii: "/")])
      var hash = Word.hash(of: name)
      while true {
        let mark = Self.letters(hash)
        if taken.insert(mark).inserted { return mark }
        hash &+= 1
      }
    }
  }

  private static func letters(_ hash: UInt64) -> String {
    var rest = (hash ^ hash >> 32) % (26 * 36 * 36 * 36)
    var letters = ""
    for _ in 0..<3 {
      letters += String(rest % 36, radix: 36)
      rest /= 36
    }
    return String(UnicodeScalar(UInt8(97 + rest))) + letters
  }
}
