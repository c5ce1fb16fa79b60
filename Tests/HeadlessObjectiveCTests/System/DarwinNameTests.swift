import Foundation
import HeadlessObjectiveC
import Testing

/// Names of Darwin that Foundation exports on Apple's platforms.
@Suite struct DarwinNameTests {
  @Test func timesOfFilesHaveDarwinsNames() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    var status = stat()
    #expect(lstat(file.path, &status) == 0)
    #expect(status.st_mtimespec.tv_sec == 1_000_000)
    status.st_atimespec = timespec(tv_sec: 7, tv_nsec: 0)
    status.st_ctimespec = timespec(tv_sec: 8, tv_nsec: 0)
    #expect(status.st_atim.tv_sec == 7 && status.st_ctim.tv_sec == 8)
  }

  /// As `Strideable` on Apple's platforms: the distance added to a time is the other time.
  @Test func timesHaveDistances() {
    let start = DispatchTime(uptimeNanoseconds: 5_000_000_000)
    let end = DispatchTime(uptimeNanoseconds: 5_000_000_300)
    #expect(start.distance(to: end) == .nanoseconds(300) && end.distance(to: start) == .nanoseconds(-300))
    #expect(start.distance(to: start) == .nanoseconds(0))
    #expect(start.advanced(by: .milliseconds(2)).uptimeNanoseconds == 5_002_000_000)
    #expect(start.advanced(by: start.distance(to: end)) == end)
  }

  /// Bytes in memory that a file of functions reads and writes.
  private final class Memory {
    var bytes: [CChar] = []
    var place = 0
    var isClosed = false

    static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory? {
      cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  @Test func functionsMakeAFile() throws {
    let memory = Memory()
    let opened = funopen(
      Unmanaged.passUnretained(memory).toOpaque(),
      { cookie, room, count in
        guard let memory = Memory.of(cookie), let room else { return -1 }
        let read = min(Int(count), memory.bytes.count - memory.place)
        for offset in 0..<read { room[offset] = memory.bytes[memory.place + offset] }
        memory.place += read
        return Int32(read)
      },
      { cookie, source, count in
        guard let memory = Memory.of(cookie), let source else { return -1 }
        memory.bytes += UnsafeBufferPointer(start: source, count: Int(count))
        memory.place = memory.bytes.count
        return count
      },
      { cookie, offset, whence in
        guard let memory = Memory.of(cookie), whence == SEEK_SET else { return -1 }
        memory.place = Int(offset)
        return offset
      },
      { cookie in
        Memory.of(cookie)?.isClosed = true
        return 0
      })
    let file = try #require(opened)
    #expect(fwrite("onion", 1, 5, file) == 5)
    #expect(fseek(file, 2, SEEK_SET) == 0)
    var read = [CChar](repeating: 0, count: 8)
    #expect(fread(&read, 1, 8, file) == 3)
    #expect(read.prefix(3).map { UInt8(bitPattern: $0) } == Array("ion".utf8))
    #expect(fclose(file) == 0 && memory.isClosed)
    #expect(memory.bytes.count == 5)
  }

  @Test func functionsThatNeitherReadNorWriteMakeNoFile() {
    #expect(funopen(nil, nil, nil, nil, nil) == nil)
  }

  private class Empty {}
  private final class Full: Empty {
    var numbers: (Int, Int, Int) = (0, 0, 0)
  }

  @Test func instancesHaveTheSizeOfTheirProperties() {
    #expect(class_getInstanceSize(nil) == 0)
    #expect(class_getInstanceSize(Full.self) - class_getInstanceSize(Empty.self) == 24)
  }

  @Test func memoryPressureHasNoEvents() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    source.setEventHandler { Issue.record("an event") }
    source.activate()
    let (events, last): (DispatchSource.MemoryPressureEvent, DispatchSource.MemoryPressureEvent) = (
      source.mask, source.data
    )
    #expect(events == [.warning, .critical] && last == [])
    source.cancel()
    #expect(source.isCancelled)
  }

  /// Dispatch's times are `Strideable` on Apple's platforms.
  @Test func timesOfDispatchAdvance() {
    let time = DispatchTime(uptimeNanoseconds: 5_000_000_000)
    #expect(time.advanced(by: .milliseconds(2 * Int(MSEC_PER_SEC))).uptimeNanoseconds == 7_000_000_000)
  }

  @Test func streamsAreThoseOfTheProcess() {
    #expect(fileno(__stdinp) == 0 && fileno(__stdoutp) == 1 && fileno(__stderrp) == 2)
  }

  @Test func aProgramOfLinuxHasNoImagesOfDarwins() {
    #expect(_dyld_image_count() == 0 && _dyld_get_image_name(0) == nil && _dyld_get_image_header(0) == nil)
    // The sizes of Darwin's structures, which programs add up.
    #expect(MemoryLayout<mach_header>.size == 28 && MemoryLayout<mach_header_64>.size == 32)
    #expect(MemoryLayout<segment_command_64>.size == 72 && MemoryLayout<load_command>.size == 8)
  }

  @Test func namesOfExceptionsAreFoundations() {
    let name: Foundation.NSExceptionName = .rangeException
    #expect(NSExceptionName("NSRangeException") == name)
  }
}
