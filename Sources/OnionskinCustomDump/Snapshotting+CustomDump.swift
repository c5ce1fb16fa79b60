public import Onionskin

#if CustomDump
  internal import CustomDump

  extension Snapshotting where Format == String {
    /// Compares values by their `customDump`: swift-custom-dump's text, which has Swift's syntax and uses
    /// `CustomDumpStringConvertible`, `CustomDumpReflectable` and `CustomDumpRepresentable`.
    public static var customDump: Snapshotting {
      SimplySnapshotting.lines.pullback { String(customDumping: $0) }
    }
  }
#else
  extension Snapshotting where Format == String {
    /// Compares values by their `customDump`, with the trait `CustomDump`.
    @available(
      *, unavailable,
      message: "Enable the trait in your manifest: .package(url: ..., from: ..., traits: [\"CustomDump\"])."
    )
    public static var customDump: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }
  }
#endif
