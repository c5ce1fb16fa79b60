import Gallery
import Onionskin
import Testing
import UIKit

/// Controls in states that require an interaction or a certain time, and item groups in bars.
@MainActor @Suite struct ControlMomentTests {
  private func states(_ action: @escaping (ControlStatesController) -> Void) -> UIViewController {
    Acting(ControlStatesController()) { controller in
      if let controller = controller as? ControlStatesController { action(controller) }
    }
  }

  @Test func refreshing() {
    assertSnapshots(on: .homeButton + .tablet) {
      states { controller in
        controller.refresh.beginRefreshing()
        controller.pull(by: 0)
      }
    }
  }

  @Test func pulled() {
    assertSnapshots(on: .smallDark + .smallRightToLeft) { states { $0.pull(by: 90) } }
  }

  /// A fixed date of the snapshot, for a picker without a date.
  @Test func clock() {
    let noon = Date(timeIntervalSince1970: 1_718_971_500)
    assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneSE3], variants: [.clock(noon)])) {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      let picker = UIDatePicker(frame: CGRect(x: 16, y: 40, width: 343, height: 380))
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.preferredDatePickerStyle = .inline
      controller.view.addSubview(picker)
      return controller
    }
  }
}
