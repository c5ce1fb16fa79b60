import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Switches and activity indicators: sizes in points, states, events.
@MainActor @Suite struct SwitchTests {
  init() { HostedScreen.apply(.standard) }

  @Test func everySwitchHasOneSize() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UISwitch().bounds.size == CGSize(width: 51, height: 31))
  }

  @Test func aLayoutGivesItFiftyOnePoints() {
    let control = UISwitch()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    control.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(control)
    control.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -16).isActive = true
    control.topAnchor.constraint(equalTo: holder.topAnchor).isActive = true
    holder.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 135, y: 0, width: 51, height: 31))
  }

  @Test func aTapSwitchesAndTellsCodeDoesNot() {
    let control = UISwitch()
    let controller = UIViewController()
    controller.view.addSubview(control)
    let screen = Screens.show(controller)
    defer { screen.close() }
    control.frame.origin = CGPoint(x: 100, y: 100)
    var values: [Bool] = []
    control.addAction(UIAction { values.append(($0.sender as! UISwitch).isOn) }, for: .valueChanged)
    control.setOn(true, animated: false)
    #expect(values.isEmpty)
    control.sendTap()
    #expect(values == [false])
    control.sendTap()
    #expect(values == [false, true])
    screen.window.send(.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 105, y: 115)))
    #expect(values == [false, true, false])
    control.isEnabled = false
    control.sendTap()
    #expect(values.count == 3)
  }

  @Test func indicatorsHideUntilTheyStart() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    #expect(indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.style = .medium
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
  }
}
