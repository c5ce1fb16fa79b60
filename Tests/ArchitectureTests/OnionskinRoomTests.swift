import Testing

/// The rooms of `Onionskin`: values below, the path of a snapshot above them, the interface of tests on top.
@Suite struct OnionskinRoomTests {
  static let order = RoomOrder(
    folder: "Sources/Onionskin",
    floors: [
      (
        "rooms",
        [
          "References", "Configuration", "Devices", "Runs", "Taken", "Pictures", "Accessibility", "Audit",
          "Snapshotting", "Matrix", "Rendering", "TestRunners", "Path", "Driving", "Strategies", "Assertions", "Inline",
          "Maintenance", "Symbols", "Previews", "OldNames",
        ]
      )
    ],
    exceptions: [], count: 0)

  @Test func aRoomNamesWhatStandsBeforeIt() throws { try OnionskinRoomTests.order.check() }
}
