public import Foundation
import FoundationNetworking

// Foundation on Linux has no asynchronous bytes.
extension FileHandle {
  /// The bytes of a file from its current offset, or of what a URL names, which are read in parts as they are asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    /// The errors of the iterator are those of opening and reading the file, or of the session that loads the URL.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let nextPart: () async throws -> Data?
      private var part = Data().makeIterator()
      private var hasEnded = false

      init(_ nextPart: @escaping () async throws -> Data?) { self.nextPart = nextPart }

      public mutating func next() async throws -> UInt8? {
        if let byte = part.next() { return byte }
        guard !hasEnded else { return nil }
        try Task.checkCancellation()
        let next = try await nextPart() ?? Data()
        hasEnded = next.isEmpty
        part = next.makeIterator()
        return part.next()
      }
    }

    /// Begins to read, and returns a closure for the next part, which is nil or empty at the end.
    let start: @Sendable () -> () async throws -> Data?

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(start()) }
  }

  /// The bytes from the current offset to the end.
  public var bytes: AsyncBytes { AsyncBytes { { try self.read(upToCount: 16_384) } } }
}

extension URL {
  public typealias AsyncBytes = FileHandle.AsyncBytes

  /// The bytes of a file, or those that `URLSession.shared` loads, all of which are loaded before the first one is delivered.
  public var resourceBytes: AsyncBytes {
    AsyncBytes {
      var handle: FileHandle?
      var isLoaded = false
      return {
        if isFileURL {
          let opened = try handle ?? FileHandle(forReadingFrom: self)
          handle = opened
          return try opened.read(upToCount: 16_384)
        }
        guard !isLoaded else { return nil }
        isLoaded = true
        return try await URLSession.shared.data(from: self).0
      }
    }
  }

  /// The lines of ``resourceBytes`` in UTF-8, without the characters that end them.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
