public import Foundation

extension SFSafariViewController {
  /// The configuration of a page. Stored for the app: no page is displayed.
  @preconcurrency @MainActor public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true

    // Declared by the class, because the inherited one isn't isolated to the main actor.
    public override init() { super.init() }
  }
}
