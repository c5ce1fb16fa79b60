internal import Foundation
internal import Graphics
internal import HeadlessUIKit

extension TakenScreen {
  /// The current contents of a window, with presented controllers, the keyboard and menus. The window isn't changed.
  @MainActor init(of window: UIWindow, showing controller: UIViewController?, _ assertion: AssertionConfiguration) {
    window.updateScreen()
    let fillsScreen = window.bounds.size == UIScreen.main.bounds.size
    let ((list, tree), seconds) = StageTimes.measure {
      (
        HostedScreen.displayList(of: window, showingKeyboard: fillsScreen),
        HostedScreen.viewTree(of: window, showing: controller, in: controller?.view)
      )
    }
    var configuration = UIScreen.main.configuration
    configuration.size = window.bounds.size
    let root = controller?.view ?? window
    var notes = TakenNotes(
      variant: ViewImageConfig().description(of: configuration), times: StageTimes(displayList: seconds),
      findings: assertion.audit.isEmpty
        ? []
        : LayoutAuditor.findings(in: root, checking: assertion.audit, except: assertion.auditExceptions))
    notes.warnings += DrawnImages.warnings(in: window)
    self.init(displayList: list, tree: tree, notes: notes)
  }
}
