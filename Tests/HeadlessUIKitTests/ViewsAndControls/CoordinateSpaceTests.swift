import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct CoordinateSpaceTests {
  @Test func viewsConvertAsSpaces() {
    let screen = Screens.show(UIViewController())
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    screen.controller.view.addSubview(view)
    let space: any UICoordinateSpace = screen.controller.view
    #expect(view.convert(CGPoint(x: 5, y: 5), to: space) == CGPoint(x: 10, y: 20))
    #expect(
      view.convert(CGRect(x: 10, y: 20, width: 7, height: 8), from: space) == CGRect(x: 5, y: 5, width: 7, height: 8))
    #expect(space.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.close()
  }

  @Test func windowsStandOnTheScreen() {
    let screen = Screens.show(UIViewController())
    let window = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    window.addSubview(view)
    let onScreen = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint.zero, to: onScreen) == CGPoint(x: 31, y: 42))
    #expect(onScreen.convert(CGPoint(x: 31, y: 42), to: view) == .zero)
    #expect(onScreen.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: view).origin == CGPoint(x: 32, y: 44))
    // Between windows, converted through the screen.
    #expect(view.convert(CGPoint.zero, to: screen.controller.view as any UICoordinateSpace) == CGPoint(x: 31, y: 42))
    screen.close()
  }

  @Test func windowsConvertToEachOtherAndToTheScreen() {
    let (a, b) = (UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100)), UIWindow())
    b.frame.origin = CGPoint(x: 10, y: 10)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: 21, y: 32))
    #expect(a.convert(CGPoint(x: 21, y: 32), from: b) == CGPoint(x: 1, y: 2))
    let screen: UIWindow? = nil
    #expect(a.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 31, y: 42))
    #expect(
      a.convert(CGRect(x: 31, y: 42, width: 5, height: 6), from: screen) == CGRect(x: 1, y: 2, width: 5, height: 6))
  }

  @Test func theFixedSpaceStaysUpright() {
    let screen = Screens.show(UIViewController(), on: Screens.wide())
    let fixed = UIScreen.main.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
    // Rotated to the left, the device's top is at the left: the interface's origin is the top right of the portrait screen.
    let view = screen.controller.view!
    #expect(view.convert(CGPoint.zero, to: fixed) == CGPoint(x: 400, y: 0))
    #expect(view.convert(CGPoint(x: 800, y: 400), to: fixed) == CGPoint(x: 0, y: 800))
    #expect(
      view.convert(CGRect(x: 10, y: 20, width: 30, height: 40), to: fixed)
        == CGRect(x: 340, y: 10, width: 40, height: 30))
    screen.close()
  }
}
