import Foundation
import HeadlessObjectiveC
import Testing

/// Sources of file system events, as apps observe their files.
@Suite struct FileSourceTests {
  /// Waits until a source has reported all of some events.
  private func events(
    _ wanted: DispatchSource.FileSystemEvent, of path: String, _ change: () throws -> Void
  ) async throws -> DispatchSource.FileSystemEvent {
    let descriptor = open(path, O_EVTONLY)
    #expect(descriptor >= 0)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: wanted, queue: .global())
    let handle: Int32 = source.handle
    let mask: DispatchSource.FileSystemEvent = source.mask
    #expect(handle == descriptor && mask == wanted)
    let (stream, continuation) = AsyncStream.makeStream(of: UInt.self)
    source.setEventHandler { continuation.yield(source.data.rawValue) }
    source.setCancelHandler {
      close(source.handle)
      continuation.finish()
    }
    source.resume()
    try change()
    var seen: DispatchSource.FileSystemEvent = []
    for await event in stream {
      seen.formUnion(DispatchSource.FileSystemEvent(rawValue: event))
      if seen.isSuperset(of: wanted) { source.cancel() }
    }
    return seen
  }

  private func temporaryFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("a".utf8).write(to: file)
    return file
  }

  @Test(.timeLimit(.minutes(1))) func aWriteAtTheEndIsReported() async throws {
    let file = try temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let seen = try await events([.write, .extend], of: file.path) {
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("bcd".utf8))
      try handle.close()
    }
    #expect(seen == [.write, .extend])
  }

  @Test(.timeLimit(.minutes(1))) func anotherNameAndTheRemovalAreReported() async throws {
    let file = try temporaryFile()
    let moved = file.appendingPathExtension("moved")
    let seen = try await events([.rename, .delete], of: file.path) {
      try FileManager.default.moveItem(at: file, to: moved)
      try FileManager.default.removeItem(at: moved)
    }
    #expect(seen == [.rename, .delete])
  }

  @Test func queuesAreHashable() {
    let queue = DispatchQueue(label: "a")
    #expect(Set([queue, queue, .main]).count == 2)
  }
}
