public import Foundation

/// A thread's run loop, by Core Foundation's name.
// Unchecked: a lock protects the state, and Foundation's run loop is used on its thread.
public final class CFRunLoop: @unchecked Sendable {
  fileprivate let loop: RunLoop
  private let lock = NSLock()
  private var isStopped = false

  fileprivate init(_ loop: RunLoop) { self.loop = loop }

  fileprivate func stop() { lock.withLock { isStopped = true } }

  /// Whether the loop was asked to stop since the last call.
  fileprivate func takeStop() -> Bool {
    lock.withLock {
      defer { isStopped = false }
      return isStopped
    }
  }
}

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let defaultMode = CFRunLoopMode(RunLoop.Mode.default.rawValue)
  public static let commonModes = CFRunLoopMode(RunLoop.Mode.common.rawValue)

  fileprivate var mode: RunLoop.Mode { self == .commonModes ? .default : RunLoop.Mode(rawValue) }
}

/// What ended a run.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// A source of events that an app signals itself. Only its presence counts here: a run ends when it is stopped.
public final class CFRunLoopSource: Sendable {
  fileprivate init() {}
}

/// A source's functions, of which none is called: its members are missing.
public struct CFRunLoopSourceContext {
  public init() {}
}

public func CFRunLoopGetMain() -> CFRunLoop! { StateHost.process.value { _ in CFRunLoop(.main) } }

public func CFRunLoopGetCurrent() -> CFRunLoop! {
  if Thread.isMainThread { return CFRunLoopGetMain() }
  let key = "HeadlessObjectiveC.CFRunLoop"
  if let known = Thread.current.threadDictionary[key] as? CFRunLoop { return known }
  let made = CFRunLoop(.current)
  Thread.current.threadDictionary[key] = made
  return made
}

/// Runs the current thread's loop until ``CFRunLoopStop(_:)``.
public func CFRunLoopRun() {
  let loop = CFRunLoopGetCurrent()!
  while !loop.takeStop() { _ = loop.loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
}

/// Runs the current thread's loop for a time in seconds, until it is stopped or, if the caller wants that, has done something.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = CFRunLoopGetCurrent()!
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    let next = min(end, Date(timeIntervalSinceNow: 0.01))
    let isDone = loop.loop.run(mode: (mode ?? .defaultMode).mode, before: next)
    if loop.takeStop() { return .stopped }
    if isDone, returnAfterSourceHandled { return .handledSource }
  } while end.timeIntervalSinceNow > 0
  return .timedOut
}

public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.stop() }

/// Does nothing: a waiting loop looks for work a hundred times per second.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  nonisolated(unsafe) let block = block
  rl?.loop.perform { block?() }
}

public func CFRunLoopSourceCreate(
  _ allocator: AnyObject?, _ order: Int, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource() }

/// Has no effect: see ``CFRunLoopSource``.
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
/// Has no effect: see ``CFRunLoopSource``.
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
