import Testing
import UIKit

@testable import HeadlessUIKit

/// The calls that controllers receive when the screen rotates.
@MainActor @Suite struct ScreenTransitionTests {
  private class Controller: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      let isNew = traitCollection.verticalSizeClass == newCollection.verticalSizeClass
      log.add("\(name) traits \(newCollection.verticalSizeClass == .compact) \(isNew)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(name) size \(Int(size.width))x\(Int(size.height)), still \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [self] _ in log.add("\(name) alongside \(Int(view.bounds.width))") },
        completion: { [self] context in log.add("\(name) completion \(context.isCancelled)") })
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      log.add("\(name) changed")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("\(name) layout \(Int(view.bounds.width))")
    }
  }

  private let log = CallLog()

  @Test func aTurnIsReportedBeforeDuringAndAfterwards() {
    let controller = Controller("a", log)
    let screen = Screens.show(controller)
    _ = log.take()
    screen.change(to: Screens.wide())
    #expect(
      log.take() == [
        "a traits true false", "a size 800x400, still 400", "a changed", "a layout 800", "a alongside 800",
        "a completion false",
      ])
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    screen.close()
  }

  @Test func childrenOfAnotherSizeAreNotified() {
    let (outer, same, fixed) = (Controller("outer", log), Controller("same", log), Controller("fixed", log))
    final class Narrow: Controller {
      var children2: [ObjectIdentifier: CGSize] = [:]
      override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
      ) -> CGSize { children2[ObjectIdentifier(container)] ?? parentSize }
    }
    let container = Narrow("container", log)
    outer.addChild(container)
    outer.view.addSubview(container.view)
    for child in [same, fixed] {
      container.addChild(child)
      container.view.addSubview(child.view)
    }
    let screen = Screens.show(outer)
    fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    container.children2[ObjectIdentifier(fixed)] = CGSize(width: 100, height: 50)
    _ = log.take()
    screen.change(to: Screens.wide())
    let sizes = log.take().filter { $0.contains(" size ") }.map { $0.components(separatedBy: ",")[0] }
    #expect(sizes == ["same size 800x400", "container size 800x400", "outer size 800x400"])
    screen.close()
  }

  @Test func newLooksAreNoTransition() {
    let controller = Controller("a", log)
    let screen = Screens.show(controller)
    _ = log.take()
    screen.change(to: Screens.tall { $0.userInterfaceStyle = .dark })
    #expect(!log.take().contains { $0.hasPrefix("a traits") || $0.hasPrefix("a size") })
    screen.close()
  }

  @Test func theOldMethodsHearOfTurnsAlone() {
    final class Controller: UIViewController {
      var log: [String] = []
      override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("will \(orientation.rawValue), \(view.bounds.width)")
      }
      override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        log.append("animate \(orientation.rawValue), \(view.bounds.width)")
      }
      override func didRotate(from orientation: UIInterfaceOrientation) { log.append("did \(orientation.rawValue)") }
    }
    let controller = Controller()
    let screen = Screens.show(controller)
    var narrow = Screens.tall()
    narrow.size.width = 300
    screen.change(to: narrow)
    #expect(controller.log == [])
    screen.change(to: Screens.wide())
    // Landscape right is 3, portrait 1.
    #expect(controller.log == ["will 3, 300.0", "animate 3, 800.0", "did 1"])
    screen.close()
  }

  @Test func theCoordinatorKnowsHowFarTheInterfaceTurns() {
    final class Controller: UIViewController {
      var transforms: [CGAffineTransform] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        transforms.append(coordinator.targetTransform)
      }
    }
    let controller = Controller()
    let screen = Screens.show(controller)
    screen.change(to: Screens.wide())
    screen.change(to: Screens.tall())
    var narrow = Screens.tall()
    narrow.size.width = 300
    screen.change(to: narrow)
    #expect(controller.transforms.count == 3)
    // When the device rotates to the left, its interface rotates clockwise, and back.
    #expect(abs(controller.transforms[0].b - 1) < 1e-9)
    #expect(abs(controller.transforms[1].b + 1) < 1e-9)
    #expect(controller.transforms[2].isIdentity)
    screen.close()
  }

  @Test func aPresentedControllerIsNotified() {
    let (a, b) = (UIViewController(), Controller("b", log))
    let screen = Screens.show(a)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    screen.window.updateScreen()
    _ = log.take()
    screen.change(to: Screens.wide())
    #expect(
      log.take() == [
        "b traits true false", "b size 800x400, still 400", "b changed", "b layout 800", "b alongside 800",
        "b completion false",
      ])
    screen.close()
  }

  @Test func allObjectsGiveTheOrientation() {
    let controller = UIViewController()
    let screen = Screens.show(controller)
    #expect(screen.window.windowScene?.interfaceOrientation == .portrait)
    #expect(UIDevice.current.orientation == .portrait)
    var notices = 0
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notices += 1 } }
    screen.change(to: Screens.wide())
    #expect(screen.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(controller.interfaceOrientation == .landscapeRight)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    // A device rotated to the left shows an interface rotated to the right.
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(notices == 1)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1200, height: 2400))
    NotificationCenter.default.removeObserver(observer)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    screen.close()
  }
}
