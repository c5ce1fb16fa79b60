public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// The layout mistakes of a screen, a line for each: a reference contains the known mistakes, and the test fails
  /// when one is added or removed. Without mistakes the reference is empty.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - checks: the kinds of mistakes to find.
  ///   - size: the size in points; nil for the screen's.
  ///   - traits: override the screen's.
  public static func audit(
    on config: ViewImageConfig = ViewImageConfig(), checking checks: SnapshotAudit = .all, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = ScreenSetup(config: config, size: size, traits: traits)
    return Snapshotting(screen) { controller in
      LayoutAuditor.findings(in: controller.view, checking: checks).map { $0 + "\n" }.joined()
    }
  }
}
