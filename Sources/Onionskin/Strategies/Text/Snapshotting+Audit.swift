public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// What is wrong with the layout of a screen, a line for each mistake: a reference keeps the mistakes that are known, and
  /// the test fails when one comes or goes. Without mistakes the reference is empty.
  ///
  /// - Parameters:
  ///   - config: the screen that the controller is shown on.
  ///   - checks: what is looked for.
  ///   - size: in points; nil for the screen's.
  ///   - traits: go before the screen's.
  public static func audit(
    on config: ViewImageConfig = ViewImageConfig(), checking checks: SnapshotAudit = .all, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let screen = StrategyScreen(config: config, size: size, traits: traits)
    return Snapshotting(screen) { controller in
      LayoutAuditor.findings(in: controller.view, checking: checks).map { $0 + "\n" }.joined()
    }
  }
}
