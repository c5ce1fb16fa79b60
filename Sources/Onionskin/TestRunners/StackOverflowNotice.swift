internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Names the test in which a process ended with a stack overflow, which the system reports without a message. The line is written
/// by a signal handler on a stack of its own; then the previous handler runs.
enum StackOverflowNotice {
  /// Registers the calling thread.
  ///
  /// - Parameter test: the test that is about to take a snapshot on it.
  static func name(_ test: String, at site: CallSite) {
    #if os(Linux)
      _ = isHandled
      let place = "\(site.filePath)".split(separator: "/").last.map(String.init) ?? ""
      thread.value?.set(
        "\nOnionskin: The stack is full: functions call each other without an end. It happened in or after the snapshot of the "
          + "test \(Console.line(test)) at \(Console.line(place)):\(site.line).\n")
    #endif
  }

  #if os(Linux)
    private static let thread = ThreadValue { WatchedThread() }

    /// Done once: the handler stays until it has written its line.
    private static let isHandled: Bool = {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, info, _ in StackOverflowNotice.handle(signal, info) }
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      _ = Slots.shared
      return sigaction(SIGSEGV, &action, Slots.shared.previous) == 0
        && sigaction(SIGBUS, &action, Slots.shared.previousBus) == 0
    }()

    /// Only async-signal-safe code: nothing is allocated or locked.
    private static func handle(_ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?) {
      // The faulting address, after three integers and their padding.
      if let info { Slots.shared.tell(UnsafeRawPointer(info).load(fromByteOffset: 16, as: UInt.self)) }
      // The instruction is retried after this returns, and faults again as without the handler.
      sigaction(signal, signal == SIGBUS ? Slots.shared.previousBus : Slots.shared.previous, nil)
    }
  #endif
}

#if os(Linux)
  /// The data that the handler reads, at fixed addresses.
  private final class Slots: @unchecked Sendable {
    // Unchecked: only a slot's thread writes it, and the handler runs on that thread.
    static let shared = Slots()

    struct Slot {
      /// The lowest address of the thread's stack; 0 for a free slot.
      var lowest: UInt = 0
      var length = 0
    }

    static let count = 64
    static let textSize = 512
    /// The maximum distance of the faulting address from the stack's end: functions may use more than a page at a time.
    private static let reach: UInt = 1 << 20

    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Slots.count)
    let texts = UnsafeMutablePointer<UInt8>.allocate(capacity: Slots.count * Slots.textSize)
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    let previousBus = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    private let free = Mutex(Array(0..<Slots.count))

    private init() {
      slots.initialize(repeating: Slot(), count: Slots.count)
      texts.initialize(repeating: 0, count: Slots.count * Slots.textSize)
      previous.initialize(to: sigaction())
      previousBus.initialize(to: sigaction())
    }

    func take() -> Int? { free.withLock { $0.popLast() } }

    func giveBack(_ slot: Int) {
      slots[slot] = Slot()
      free.withLock { $0.append(slot) }
    }

    /// Writes the text of the thread whose stack ends near an address.
    func tell(_ address: UInt) {
      for index in 0..<Slots.count {
        let slot = slots[index]
        guard slot.lowest > 0, slot.length > 0, address < slot.lowest &+ Slots.reach,
          address > slot.lowest &- Slots.reach
        else { continue }
        _ = write(2, texts + index * Slots.textSize, slot.length)
        return
      }
    }
  }

  /// A thread with an alternate signal stack, for the lifetime of the thread.
  private final class WatchedThread {
    private static let stackSize = 64 << 10

    private let slot: Int
    /// Nil if the thread already had one.
    private let stack: UnsafeMutableRawPointer?

    init?() {
      guard let slot = Slots.shared.take() else { return nil }
      self.slot = slot
      var known = stack_t()
      sigaltstack(nil, &known)
      if known.ss_flags & Int32(SS_DISABLE) != 0 {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: WatchedThread.stackSize, alignment: 16)
        var own = stack_t(ss_sp: memory, ss_flags: 0, ss_size: WatchedThread.stackSize)
        sigaltstack(&own, nil)
        stack = memory
      } else {
        stack = nil
      }
      var attributes = pthread_attr_t()
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      if WatchedThread.attributes(pthread_self(), &attributes) == 0 {
        pthread_attr_getstack(&attributes, &lowest, &size)
        pthread_attr_destroy(&attributes)
      }
      Slots.shared.slots[slot].lowest = UInt(bitPattern: lowest)
    }

    deinit {
      Slots.shared.giveBack(slot)
      guard let stack else { return }
      var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
      sigaltstack(&none, nil)
      stack.deallocate()
    }

    /// The C library's function, which Swift's module of it doesn't export.
    @_silgen_name("pthread_getattr_np")
    private static func attributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

    func set(_ text: String) {
      let target = Slots.shared.texts + slot * Slots.textSize
      var length = 0
      for byte in text.utf8.prefix(Slots.textSize - 1) {
        target[length] = byte
        length += 1
      }
      // The end of a long text is its line break.
      if text.utf8.count >= Slots.textSize { target[length - 1] = UInt8(ascii: "\n") }
      Slots.shared.slots[slot].length = length
    }
  }
#endif
