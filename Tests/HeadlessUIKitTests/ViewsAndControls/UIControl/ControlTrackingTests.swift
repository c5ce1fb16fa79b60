import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The events of a touch on a control.
@MainActor @Suite struct ControlTrackingTests {
  private let control = UIControl()
  private let stage: TouchStage
  private let events = EventLog()

  @MainActor final class EventLog: NSObject {
    var names: [String] = []
    var senders: [AnyObject] = []

    func tapped(_ sender: UIControl, _ event: UIEvent?) {
      names.append(event == nil ? "none" : "event")
      senders.append(sender)
    }

    func plain() { names.append("plain") }
  }

  init() {
    stage = TouchStage(control)
    let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    let events = events
    for (event, name) in all { control.addAction(UIAction { _ in events.names.append(name) }, for: event) }
  }

  @Test func aTapGoesDownAndUp() {
    stage.send(.tap(at: CGPoint(x: 200, y: 200)))
    #expect(events.names == ["down", "upInside"])
    events.names = []
    stage.send(.tap(at: CGPoint(x: 200, y: 200), count: 2))
    #expect(events.names == ["down", "upInside", "down", "repeat", "upInside"])
    events.names = []
    control.isEnabled = false
    stage.send(.tap(at: CGPoint(x: 200, y: 200)))
    #expect(events.names.isEmpty)
  }

  @Test func aFingerMayStrayALittle() {
    // The control ends at x = 300; a touch still counts as inside up to 70 points beyond that.
    stage.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 360, y: 200), steps: 1))
    #expect(events.names == ["down", "dragInside", "upInside"])
    events.names = []
    stage.send(.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 380, y: 200), steps: 1))
    #expect(
      events.names == ["down", "dragOutside", "exit", "upOutside"]
        || events.names == ["down", "exit", "dragOutside", "upOutside"])
  }

  @Test func highlightedWhileAFingerIsOnIt() {
    var states: [Bool] = []
    control.addAction(
      UIAction { states.append(($0.sender as! UIControl).isHighlighted) }, for: [.touchDown, .touchUpInside])
    stage.send(.tap(at: CGPoint(x: 200, y: 200)))
    #expect(states == [true, false])
  }

  @Test func targetsAreCalledWithSenderAndEvent() {
    let control = UIControl()
    let target = EventLog()
    control.addTarget(target, action: Selector("tapped:event:", EventLog.tapped), for: .valueChanged)
    control.addTarget(target, action: Selector("plain", EventLog.plain), for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(target.names == ["none", "plain"])
    #expect(target.senders.first === control)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.removeTarget(target, action: nil, for: .valueChanged)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(target.names == ["none", "plain", "plain"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(target.names.count == 3)
  }

  @Test func actionsWithoutATargetGoUpTheChain() {
    final class Controller: UIViewController {
      var count = 0
      func save(_ sender: UIControl) { count += 1 }
    }
    let controller = Controller()
    let control = UIControl()
    controller.view.addSubview(control)
    control.addTarget(nil, action: Selector("save:", Controller.save), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(controller.count == 1)
  }
}
