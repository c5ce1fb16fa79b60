import Foundation
import UIKit

@testable import HeadlessUIKit

/// A window of 400 x 800 points with a view at (100, 100) of 200 x 200.
@MainActor final class TouchStage {
  let screen: HostedScreen
  let view: UIView

  init(_ view: UIView = UIView()) {
    self.view = view
    let controller = UIViewController()
    view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    controller.view.addSubview(view)
    screen = Screens.show(controller)
  }

  func send(_ sequence: TouchSequence) { screen.window.send(sequence) }

  isolated deinit {
    screen.close()
  }
}

/// Records the calls about gestures.
@MainActor final class GestureLog: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var onChange: ((UIGestureRecognizer) -> Void)?

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    onChange?(recognizer)
  }

  static let selector = Selector("note:", GestureLog.note)
}

/// Records the touches that a view receives.
@MainActor final class TouchLogView: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
