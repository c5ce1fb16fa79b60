import Testing
import UIKit

@testable import HeadlessUIKit

/// Trees as UIKit prints them, without their addresses.
@MainActor @Suite struct DescriptionTests {
  private func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: ":?\\s*0x[0-9a-f]+(\\s*)", with: "$1", options: .regularExpression)
  }

  @Test func viewsAreListedWithWhatIsNotTheDefault() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let box = UIView(frame: CGRect(x: 10, y: 20.5, width: 100, height: 161 + 1 / 3.0))
    box.isHidden = true
    box.alpha = 0.5
    box.tag = 3
    box.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "Hello"
    root.addSubview(box)
    box.addSubview(label)
    root.addSubview(UIView())
    #expect(
      withoutAddresses(root.recursiveDescription()) == """
        <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
           | <UIView; frame = (10 20.5; 100 161.333); clipsToBounds = YES; alpha = 0.5; hidden = YES; tag = 3; layer = <CALayer>>
           |    | <UILabel; frame = (0 0; 50 20); text = 'Hello'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
           | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
        """)
  }

  @Test func scrollViewsTellOfTheirContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.contentSize = CGSize(width: 10, height: 200)
    view.contentOffset = CGPoint(x: 0, y: 5)
    view.contentInset.top = 1.5
    #expect(
      withoutAddresses(view.recursiveDescription())
        == "<UIScrollView; frame = (0 0; 10 20); clipsToBounds = YES; layer = <CALayer>; contentOffset: {0, 5}; "
        + "contentSize: {10, 200}; adjustedContentInset: {1.5, 0, 0, 0}>")
  }

  @Test func addressesTellObjectsApart() {
    let (a, b) = (UIView(), UIView())
    #expect(a.recursiveDescription() != b.recursiveDescription())
    #expect(a.recursiveDescription() == a.recursiveDescription())
  }

  @Test func controllersAreListedWithTheirState() {
    final class Container: UIViewController {}
    let (root, shown, loose, modal) = (Container(), UIViewController(), UIViewController(), UIViewController())
    root.addChild(shown)
    root.view.addSubview(shown.view)
    root.addChild(loose)
    modal.addChild(UIViewController())
    let screen = Screens.show(root)
    #expect(
      withoutAddresses(root.hierarchyDescription()) == """
        <Container>, state: appeared, view: <UIView>
           | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    screen.window.updateScreen()
    #expect(
      withoutAddresses(root.hierarchyDescription()) == """
        <Container>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: (view not loaded)
           + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    screen.close()
  }
}
