#if os(Linux)
  internal import CCookieFile
  public import Foundation

  /// What `stdin` stands for in Darwin's headers.
  public var __stdinp: UnsafeMutablePointer<FILE>! { standard_input() }
  /// What `stdout` stands for in Darwin's headers.
  public var __stdoutp: UnsafeMutablePointer<FILE>! { standard_output() }
  /// What `stderr` stands for in Darwin's headers.
  public var __stderrp: UnsafeMutablePointer<FILE>! { standard_error() }

  // Times of files under Darwin's names.
  extension stat {
    /// The time of the last access.
    public var st_atimespec: timespec {
      get { st_atim }
      set { st_atim = newValue }
    }

    /// The time of the last change of the contents.
    public var st_mtimespec: timespec {
      get { st_mtim }
      set { st_mtim = newValue }
    }

    /// The time of the last change of the status.
    public var st_ctimespec: timespec {
      get { st_ctim }
      set { st_ctim = newValue }
    }
  }

  /// The arguments of `funopen`, as long as its file is open.
  private final class OpenFunctions {
    typealias Read = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
    typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
    typealias Seek = @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64
    typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Int32

    let cookie: UnsafeMutableRawPointer?
    let read: Read?, write: Write?, seek: Seek?, close: Close?

    init(_ cookie: UnsafeRawPointer?, _ read: Read?, _ write: Write?, _ seek: Seek?, _ close: Close?) {
      self.cookie = UnsafeMutableRawPointer(mutating: cookie)
      self.read = read
      self.write = write
      self.seek = seek
      self.close = close
    }

    static func of(_ cookie: UnsafeMutableRawPointer?) -> OpenFunctions? {
      cookie.map { Unmanaged<OpenFunctions>.fromOpaque($0).takeUnretainedValue() }
    }
  }

  /// BSD's files with bytes from functions, over `fopencookie`.
  ///
  /// - Returns: nil without a function for reading or writing.
  public func funopen(
    _ cookie: UnsafeRawPointer!,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)!,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!
  ) -> UnsafeMutablePointer<FILE>! {
    if readfn == nil, writefn == nil {
      errno = EINVAL
      return nil
    }
    let functions = Unmanaged.passRetained(OpenFunctions(cookie, readfn, writefn, seekfn, closefn))
    var calls = CookieFileFunctions()
    calls.read = { cookie, bytes, count in
      guard let functions = OpenFunctions.of(cookie), let read = functions.read else { return -1 }
      return Int(read(functions.cookie, bytes, Int32(clamping: count)))
    }
    calls.write = { cookie, bytes, count in
      // 0 is this function's error, unlike BSD's.
      guard let functions = OpenFunctions.of(cookie), let write = functions.write else { return 0 }
      return Int(max(0, write(functions.cookie, bytes, Int32(clamping: count))))
    }
    calls.seek = { cookie, offset, whence in
      guard let functions = OpenFunctions.of(cookie), let seek = functions.seek, let offset else { return -1 }
      let place = seek(functions.cookie, Int64(offset.pointee), whence)
      if place >= 0 { offset.pointee = place }
      return place < 0 ? -1 : 0
    }
    calls.close = { cookie in
      guard let cookie else { return -1 }
      let functions = Unmanaged<OpenFunctions>.fromOpaque(cookie).takeRetainedValue()
      return functions.close?(functions.cookie) ?? 0
    }
    let mode = writefn == nil ? "r" : readfn == nil ? "w" : "r+"
    let file = CookieFileOpen(functions.toOpaque(), mode, calls)
    if file == nil { functions.release() }
    return file?.assumingMemoryBound(to: FILE.self)
  }
#endif
