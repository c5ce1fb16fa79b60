/// A source file's bytes, and the offsets of its lines.
///
/// The bytes are in separately allocated memory: sources are read in debug builds of tools and tests, in which iterating over an
/// array byte by byte takes several times as long.
// Unchecked: nothing changes after init.
package final class SourceText: @unchecked Sendable {
  package let path: String
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The offset of each line.
  package let lineStarts: [Int]

  package init(path: String, contents: some Collection<UInt8>) {
    self.path = path
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = memory.initialize(from: contents)
    bytes = UnsafeBufferPointer(memory)
    var starts = [0]
    var place = 0
    let count = memory.count
    while place < count {
      let byte = memory[place]
      place += 1
      // A carriage return without a line feed also ends a line, as for the compiler.
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && (place == count || memory[place] != 10) {
        starts.append(place)
      }
    }
    lineStarts = starts
  }

  /// Creates a source that has no file.
  package convenience init(_ source: some StringProtocol) {
    self.init(path: "", contents: Array(source.utf8))
  }

  deinit { bytes.deallocate() }

  package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  package func string(_ token: Token) -> String { string(token.start..<token.end) }

  /// A name without the backticks that make a keyword, or words with spaces, an identifier.
  package func name(_ token: Token) -> String {
    let name = string(token)
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
  }

  /// The line number of a place, starting at 1.
  package func line(at place: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The number of bytes between the beginning of the line and a place.
  package func indentation(at place: Int) -> Int { place - lineStarts[line(at: place) - 1] }
}
