import Foundation
import HeadlessObjectiveC
import Testing

/// Folders that apps share.
@Suite struct ContainerTests {
  @Test func noFileIsInICloud() {
    let file = FileManager.default.temporaryDirectory.appending(path: "note.txt")
    #expect(!FileManager.default.isUbiquitousItem(at: file))
    #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
    #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
  }

  @Test func groupsHaveFoldersOfTheirOwn() throws {
    let manager = FileManager.default
    let folder = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.onionskin.tests"))
    defer { try? manager.removeItem(at: folder) }
    try Data("1".utf8).write(to: folder.appendingPathComponent("count"))
    let again = manager.containerURL(forSecurityApplicationGroupIdentifier: "group.onionskin.tests")
    #expect(again == folder)
    let other = try #require(manager.containerURL(forSecurityApplicationGroupIdentifier: "group.onionskin.others"))
    defer { try? manager.removeItem(at: other) }
    #expect(other != folder)
    #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: "../up") == nil)
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
  }

  @Test func deviceIsAtRest() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(Notification.Name.NSSystemClockDidChange.rawValue == "NSSystemClockDidChangeNotification")
  }
}
