import Foundation

/// The contents of `Data/Uses.txt`: the types that apps use, most used first, and their members in the same order.
struct UseList {
  struct Entry {
    var type: String
    var members: [String]
  }

  let entries: [Entry]

  /// One line per type, with its members after a colon; indented lines continue the type above, `#` begins a comment.
  init(_ text: String) {
    var result: [Entry] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      var words = line.split(separator: " ").map(String.init)[...]
      if !line.hasPrefix(" "), let type = words.popFirst() {
        result.append(Entry(type: type.replacingOccurrences(of: ":", with: ""), members: []))
      }
      guard !result.isEmpty else { continue }
      result[result.count - 1].members += words
    }
    entries = result
  }
}
