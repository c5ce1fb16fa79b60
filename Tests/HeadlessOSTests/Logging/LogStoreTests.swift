import Foundation
import HeadlessOS
import Testing

/// The log of a test.
@Suite struct LogStoreTests {
  @Test func theStoreHasWhatTheTestLogged() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let before = Set(try store.getEntries().map(ObjectIdentifier.init))
    let logger = Logger(subsystem: "org.example.store", category: "net")
    logger.info("first")
    logger.fault("user \("Ada", privacy: .private)")
    os_log("%d files", log: OSLog(subsystem: "org.example.other", category: "disk"), type: .debug, 3)
    Logger(.disabled).error("unseen")
    let entries = try store.getEntries().filter { !before.contains(ObjectIdentifier($0)) }
      .compactMap { $0 as? OSLogEntryLog }
    #expect(entries.map(\.composedMessage) == ["first", "user <private>", "3 files"])
    #expect(entries.map(\.level) == [.info, .fault, .debug])
    #expect(entries.map(\.category) == ["net", "net", "disk"])
  }

  @Test func entriesAreFoundByTimeAndPredicate() throws {
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let name = "org.example.\(UUID().uuidString)"
    let logger = Logger(subsystem: name, category: "a")
    logger.notice("one")
    logger.notice("two")
    let own = NSPredicate(format: "subsystem == %@", name)
    func messages(_ options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil) throws -> [String] {
      try store.getEntries(with: options, at: position, matching: own).map(\.composedMessage)
    }
    #expect(try messages() == ["one", "two"])
    #expect(try messages(.reverse) == ["two", "one"])
    #expect(try messages(at: store.position(date: Date(timeIntervalSinceNow: 100))) == [])
    #expect(try messages(at: store.position(timeIntervalSinceLatestBoot: 0)) == ["one", "two"])
  }

  @Test func otherProcessesMessagesArePrivate() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }
}
