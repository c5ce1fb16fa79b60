public import Foundation

extension SFSafariViewController {
  /// How a page is shown. Kept for the app: no page is.
  @preconcurrency @MainActor public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true

    // A class's own, as the inherited one isn't the main actor's.
    public override init() { super.init() }
  }
}
