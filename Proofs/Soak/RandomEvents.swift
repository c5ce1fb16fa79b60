import Foundation
import HeadlessUIKit

/// What happens to a screen, by chance that follows from a seed: touches, turns of the device, other sizes of text, screens
/// that are presented, pushed and dismissed.
@MainActor struct RandomEvents {
  private let device: Device
  private var chance: Chance
  private var isLandscape = false
  private var traits: UITraitCollection

  /// - Parameter traits: what the screen is shown with beside the device's.
  init(seed: UInt64, device: Device, traits: UITraitCollection) {
    self.device = device
    self.traits = traits
    chance = Chance(seed: seed ^ 0xAAAA)
  }

  static func configuration(
    _ device: Device, _ orientation: Device.Orientation, _ traits: UITraitCollection
  ) -> ScreenConfiguration {
    ScreenConfiguration(
      size: device.size(orientation: orientation), safeAreaInsets: device.safeAreaInsets(orientation: orientation),
      traits: device.traits(orientation: orientation).modifyingTraits {
        $0.userInterfaceStyle = traits.userInterfaceStyle
        $0.layoutDirection = traits.layoutDirection
        $0.preferredContentSizeCategory = traits.preferredContentSizeCategory
      }, orientation: orientation == .portrait ? .portrait : .landscapeRight)
  }

  mutating func happen(on screen: HostedScreen) {
    for _ in 0..<chance.below(6) {
      switch chance.below(8) {
      case 0:
        isLandscape.toggle()
        change(screen)
      case 1:
        let sizes: [UIContentSizeCategory] = [
          .extraSmall, .large, .extraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        let size = chance.of(sizes)
        traits = traits.modifyingTraits { $0.preferredContentSizeCategory = size }
        change(screen)
      case 2: present(on: screen)
      case 3: screen.controller.dismiss(animated: chance.hits(oneIn: 2))
      case 4: push(on: screen)
      default: touch(screen)
      }
    }
  }

  private func change(_ screen: HostedScreen) {
    screen.change(to: RandomEvents.configuration(device, isLandscape ? .landscape : .portrait, traits))
  }

  private mutating func touch(_ screen: HostedScreen) {
    let size = screen.window.bounds.size
    func place(_ chance: inout Chance) -> CGPoint {
      CGPoint(x: chance.below(Int(size.width)), y: chance.below(Int(size.height)))
    }
    let start = place(&chance)
    let end = place(&chance)
    let sequence: TouchSequence =
      switch chance.below(6) {
      case 0, 1: .tap(at: start, count: 1 + chance.below(2))
      case 2: .drag(from: start, to: end)
      case 3: .swipe(from: start, to: end)
      case 4: .longPress(at: start)
      default: .pinch(at: start, from: 60, to: CGFloat(20 + chance.below(200)))
      }
    screen.window.send(sequence)
  }

  private mutating func present(on screen: HostedScreen) {
    var top = screen.controller
    while let next = top.presentedViewController { top = next }
    let isAnimated = chance.hits(oneIn: 2)
    if chance.hits(oneIn: 2) {
      let alert = UIAlertController(
        title: "Title", message: "Message", preferredStyle: chance.of([.alert, .alert, .actionSheet]))
      // A sheet of actions needs a place on an iPad, or UIKit throws.
      alert.popoverPresentationController?.sourceView = top.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 20, height: 20)
      for title in ["OK", "Cancel"].prefix(1 + chance.below(2)) {
        alert.addAction(UIAlertAction(title: title, style: title == "OK" ? .default : .cancel))
      }
      top.present(alert, animated: isAnimated)
    } else {
      var inner = RandomScreen(seed: chance.next())
      let controller = inner.controller()
      controller.modalPresentationStyle = chance.of([.automatic, .fullScreen, .formSheet, .overFullScreen])
      top.present(controller, animated: isAnimated)
    }
  }

  private mutating func push(on screen: HostedScreen) {
    guard let navigation = screen.controller as? UINavigationController else { return }
    if chance.hits(oneIn: 3) {
      navigation.popViewController(animated: chance.hits(oneIn: 2))
      return
    }
    var inner = RandomScreen(seed: chance.next())
    let controller = inner.controller()
    // A stack of controllers can't be put on another.
    guard !(controller is UINavigationController) else { return }
    navigation.pushViewController(controller, animated: chance.hits(oneIn: 2))
  }
}
