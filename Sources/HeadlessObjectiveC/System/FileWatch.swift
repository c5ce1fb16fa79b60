#if os(Linux)
  internal import Dispatch
  internal import Foundation

  /// A file that inotify observes for a source, as long as the source exists.
  final class FileWatch: @unchecked Sendable {
    let descriptor: Int32
    let events: DispatchSource.FileSystemEvent
    /// Where inotify's events are read.
    private let records: Int32
    /// Nil where the user's processes have as many inotify instances as the system permits: then nothing is reported.
    private let reader: (any DispatchSourceRead)?
    /// Used by the reader alone.
    private var size: off_t
    private weak var source: DispatchSource?

    init(_ descriptor: Int32, _ events: DispatchSource.FileSystemEvent) {
      (self.descriptor, self.events) = (descriptor, events)
      size = Self.size(of: descriptor)
      records = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      // The descriptor's own entry leads to the file under any name.
      _ = inotify_add_watch(records, "/proc/self/fd/\(descriptor)", Self.reported)
      reader = records < 0 ? nil : DispatchSource.makeReadSource(fileDescriptor: records, queue: .global())
    }

    deinit { reader?.cancel() }

    /// A position in the program's text, whose address is the key.
    private static var key: UnsafeRawPointer {
      let name: StaticString = "fileWatch"
      return UnsafeRawPointer(name.utf8Start)
    }

    static func of(_ source: any DispatchSourceProtocol) -> FileWatch? {
      objc_getAssociatedObject(source, key) as? FileWatch
    }

    func report(to source: DispatchSource) {
      self.source = source
      reader?.setEventHandler { [weak self] in self?.read() }
      reader?.setCancelHandler { [records] in close(records) }
      reader?.resume()
      objc_setAssociatedObject(source, Self.key, self, .OBJC_ASSOCIATION_RETAIN)
    }

    private static var reported: UInt32 {
      UInt32(
        IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    }

    private static func size(of descriptor: Int32) -> off_t {
      var status = stat()
      return fstat(descriptor, &status) == 0 ? status.st_size : 0
    }

    /// Whether no name of the file is left: Linux reports the removal of an open file as a change of its attributes.
    private var isUnlinked: Bool {
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_nlink == 0
    }

    private func read() {
      var found: DispatchSource.FileSystemEvent = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = Glibc.read(records, &buffer, buffer.count)
        guard count > 0 else { break }
        for mask in Self.masks(in: buffer[..<count]) { found.formUnion(event(of: mask)) }
      }
      let wanted = found.intersection(events)
      if !wanted.isEmpty { source?.or(data: wanted.rawValue) }
    }

    /// The masks of inotify's records: four words, the last one the length of the name that follows.
    private static func masks(in bytes: ArraySlice<UInt8>) -> [UInt32] {
      var masks: [UInt32] = []
      bytes.withUnsafeBytes { bytes in
        var place = 0
        while place + 16 <= bytes.count {
          masks.append(bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
          place += 16 + Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        }
      }
      return masks
    }

    private func event(of mask: UInt32) -> DispatchSource.FileSystemEvent {
      var event: DispatchSource.FileSystemEvent = []
      func has(_ flags: Int...) -> Bool { flags.contains { mask & UInt32($0) != 0 } }
      if has(Int(IN_MODIFY), Int(IN_CREATE), Int(IN_DELETE), Int(IN_MOVED_FROM), Int(IN_MOVED_TO)) {
        event.insert(.write)
        let now = Self.size(of: descriptor)
        if now > size { event.insert(.extend) }
        size = now
      }
      if has(Int(IN_ATTRIB)) { event.formUnion(isUnlinked ? [.delete, .link] : .attrib) }
      if has(Int(IN_DELETE_SELF)) { event.insert(.delete) }
      if has(Int(IN_MOVE_SELF)) { event.insert(.rename) }
      return event
    }
  }
#endif
