/// The lines of a sequence of bytes in UTF-8, without the characters that end them. Empty lines are left out, as in Foundation.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var line: [UInt8] = []
    private var hasEnded = false

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// A line ends with LF, VT, FF, CR, NEL, LS or PS.
    public mutating func next() async rethrows -> String? {
      while !hasEnded {
        guard let byte = try await bytes.next() else {
          hasEnded = true
          break
        }
        line.append(byte)
        let end = lengthOfEnd(byte)
        guard end > 0 else { continue }
        line.removeLast(end)
        if let text = take() { return text }
      }
      return take()
    }

    /// The number of bytes that end the line; 0 if the last byte doesn't end one.
    private func lengthOfEnd(_ last: UInt8) -> Int {
      switch last {
      case 0x0A...0x0D: 1
      case 0x85: line.suffix(2) == [0xC2, 0x85] ? 2 : 0
      case 0xA8, 0xA9: line.suffix(3) == [0xE2, 0x80, last] ? 3 : 0
      default: 0
      }
    }

    private mutating func take() -> String? {
      defer { line.removeAll(keepingCapacity: true) }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes, in UTF-8.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
