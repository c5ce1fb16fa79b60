import Foundation
import HeadlessQuartzCore
import Testing
import UIKit

@testable import HeadlessUIKit

/// Implicit animations of layers without a view, at given times.
@MainActor @Suite struct ImplicitAnimationTests {
  private let layer = CAShapeLayer()

  private func shown(at times: [TimeInterval], _ begin: @escaping (UIView) -> Void) -> [CGFloat] {
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.layer.addSublayer(layer)
      return controller
    }
    defer { screen.close() }
    return screen.moments(at: times) {
      begin(screen.controller.view)
    } read: { _ in
      ((layer.presentation()?.strokeEnd ?? .nan) * 1000).rounded() / 1000
    }
  }

  private func linear(_ duration: TimeInterval, _ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(duration)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    change()
    CATransaction.commit()
  }

  @Test func aChangeTakesTheTransactionsTime() {
    let seen = shown(at: [0, 0.25, 0.5, 2]) { _ in linear(1) { layer.strokeEnd = 0 } }
    #expect(seen == [1, 0.75, 0.5, 0])
    #expect(layer.strokeEnd == 0)
  }

  @Test func aChangeWithoutATransactionTakesAQuarterOfASecond() {
    let seen = shown(at: [0, 0.125, 0.25]) { _ in layer.strokeEnd = 0 }
    #expect(seen.first == 1 && seen.last == 0)
    // The default curve (0.25, 0.1) (0.25, 1) is at 80.2 % at half of the duration.
    #expect(abs(seen[1] - 0.198) < 0.002)
  }

  @Test func disabledActionsChangeAtOnce() {
    let seen = shown(at: [0, 0.5]) { _ in
      linear(1) {
        CATransaction.setDisableActions(true)
        layer.strokeEnd = 0
      }
    }
    #expect(seen == [0, 0])
    layer.strokeEnd = 1
    layer.actions = ["strokeEnd": NSNull()]
    #expect(shown(at: [0, 0.5]) { _ in linear(1) { layer.strokeEnd = 0 } } == [0, 0])
  }

  @Test func anActionOfTheLayersIsRun() {
    let action = CABasicAnimation(keyPath: "strokeEnd")
    action.duration = 2
    layer.actions = ["strokeEnd": action]
    #expect(shown(at: [0.5, 1, 2]) { _ in layer.strokeEnd = 0 } == [0.75, 0.5, 0])
  }

  @Test func whatIsNewHasItsValuesAtOnce() {
    let seen = shown(at: [0, 0.1]) { view in
      layer.removeFromSuperlayer()
      view.layer.addSublayer(layer)
      layer.strokeEnd = 0
    }
    #expect(seen == [0, 0])
  }

  @Test func layersOfViewsChangeAtOnce() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { screen.close() }
    let seen = screen.moments(at: [0]) {
      view.layer.opacity = 0
    } read: { _ in
      view.layer.presentation()?.opacity
    }
    #expect(seen == [0])
  }
}
