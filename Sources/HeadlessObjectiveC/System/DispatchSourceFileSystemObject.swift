#if os(Linux)
  public import Dispatch
  internal import Foundation

  /// A source of events of a file or folder.
  public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {}

  extension DispatchSource: DispatchSourceFileSystemObject {}

  extension DispatchSourceFileSystemObject {
    /// The descriptor of the file.
    public var handle: Int32 { FileWatch.of(self)?.descriptor ?? -1 }
    /// The events that the handler is called for.
    public var data: DispatchSource.FileSystemEvent { DispatchSource.FileSystemEvent(rawValue: numbers.data) }
    /// The events that the source waits for.
    public var mask: DispatchSource.FileSystemEvent { FileWatch.of(self)?.events ?? [] }

    private var numbers: any DispatchSourceProtocol { self }
  }

  /// Darwin's flag of `open` for descriptors that only receive events; on Linux the file must be readable.
  public var O_EVTONLY: Int32 { O_RDONLY }

  extension DispatchSource {
    /// Creates a source that observes a file or folder through Linux's inotify, which has no events for `.revoke` and `.funlock`.
    ///
    /// - Parameters:
    ///   - fileDescriptor: a descriptor of the file, which must stay open until the cancel handler is called. One that isn't open makes
    ///     a source without events.
    ///   - queue: where the handlers are called; a global queue if it is nil.
    public class func makeFileSystemObjectSource(
      fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
      // Dispatch has one class of sources; one of user data adds up the events until the handler is called.
      guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
        preconditionFailure("Dispatch's sources are of another class.")
      }
      FileWatch(fileDescriptor, eventMask).report(to: source)
      return source
    }
  }
#endif
