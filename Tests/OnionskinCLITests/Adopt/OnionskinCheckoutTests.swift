import Foundation
import Testing

@testable import OnionskinCLI

/// The checkout on which packages depend that the command writes.
@Suite struct OnionskinCheckoutTests {
  /// The documentation's command, `swift run onionskin adopt`, runs in one.
  @Test func aCommandInACheckoutUsesIt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "OnionskinCheckout-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "Sources/OnionskinCLI/OnionskinCommand.swift")
    try FileManager.default.createDirectory(at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "Package.swift"))
    // A package of its own isn't Onionskin's.
    #expect(OnionskinCheckout.path(nil, in: folder) == nil)
    try Data().write(to: source)
    #expect(OnionskinCheckout.path(nil, in: folder) == folder.standardizedFileURL.path)
  }

  @Test func aNamedFolderGoesFirst() {
    let folder = URL(filePath: "/apps/Shop", directoryHint: .isDirectory)
    #expect(OnionskinCheckout.path("../onionskin", in: folder) == "/apps/onionskin")
    #expect(OnionskinCheckout.path("/other", in: folder) == "/other")
  }
}
