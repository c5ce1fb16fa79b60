import Testing
import UIKit

@testable import HeadlessUIKit

/// View trees as UIKit prints them, without addresses.
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
           |    | <UILabel; frame = (0 0; 50 20); text = 'Hello'; userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
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
        == "<UIScrollView; frame = (0 0; 10 20); clipsToBounds = YES; gestureRecognizers = <NSArray>; "
        + "layer = <CALayer>; contentOffset: {0, 5}; contentSize: {10, 200}; adjustedContentInset: {1.5, 0, 0, 0}>")
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
        <HeadlessUIKitTests.Container>, state: appeared, view: <UIView>
           | <UIViewController>, state: appeared, view: <UIView>
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    screen.window.updateScreen()
    #expect(
      withoutAddresses(root.hierarchyDescription()) == """
        <HeadlessUIKitTests.Container>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: (view not loaded)
           + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    screen.close()
  }

  private func line(_ view: UIView) -> String { withoutAddresses(view.uikitDescription) }

  @Test func anAppsClassesAreNamedWithTheirModuleAndTheirBase() {
    final class Box: UIView {}
    class Badge: UILabel {}
    final class LargeBadge: Badge {}
    #expect(line(Box()) == "<HeadlessUIKitTests.Box; frame = (0 0; 0 0); layer = <CALayer>>")
    #expect(line(LargeBadge()).hasPrefix("<HeadlessUIKitTests.LargeBadge; baseClass = UILabel; frame = (0 0; 0 0); "))
  }

  @Test func colorsStandBeforeTheLayer() {
    let view = UIView()
    view.backgroundColor = .red
    #expect(
      line(view)
        == "<UIView; frame = (0 0; 0 0); backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>")
    view.backgroundColor = UIColor(white: 0, alpha: 0.3)
    view.tintColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(
      line(view) == "<UIView; frame = (0 0; 0 0); backgroundColor = UIExtendedGrayColorSpace 0 0.3; "
        + "tintColor = UIExtendedSRGBColorSpace 0 0.5 1 1; layer = <CALayer>>")
    view.tintColor = nil
    view.backgroundColor = .systemBackground
    #expect(line(view).contains("backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer"))
  }

  /// In descriptions of iOS 13 a label has no entry for its background; those of iOS 16 and 17 name the clear colour.
  @Test func labelsDescribeTheirBackgroundInTheWordsOfTheRelease() {
    let label = UILabel()
    let words = "backgroundColor = UIExtendedGrayColorSpace 0 0"
    #expect(label.uikitDescription(in: Look.Release(17, 5)).contains(words))
    #expect(!label.uikitDescription(in: Look.Release(13)).contains("backgroundColor"))
    #expect(label.uikitDescription == label.uikitDescription(in: Look.release))
    // The app's colour is shown in each of them.
    label.backgroundColor = .clear
    #expect(label.uikitDescription(in: Look.Release(13)).contains(words))
  }

  @Test func theSystemsVersionIsThatOfTheLook() {
    #expect(UIDevice.current.systemVersion == "\(Look.release.major).\(Look.release.minor)")
    #expect(ProcessInfo.processInfo._operatingSystemVersion.majorVersion == Look.release.major)
    #expect(ProcessInfo.processInfo._operatingSystemVersion.minorVersion == Look.release.minor)
  }

  @Test func recognizersAndAnimationsStandInTheirOrder() {
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.isUserInteractionEnabled = false
    view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    view.layer.add(CAKeyframeAnimation(keyPath: "position"), forKey: "shake")
    #expect(
      line(view) == "<UIView; frame = (0 0; 0 0); userInteractionEnabled = NO; "
        + "animations = { fade=<CABasicAnimation>; shake=<CAKeyframeAnimation>; }; "
        + "gestureRecognizers = <NSArray>; layer = <CALayer>>")
  }

  @Test func structuresHaveAllTheirDigits() {
    let view = UIScrollView(frame: CGRect(x: 1 / 3.0, y: 0, width: 10, height: 20))
    view.contentSize = CGSize(width: 10, height: 100)
    view.contentOffset.y = 20 + 1 / 3.0
    // 20 1/3 and the root of a half as the nearest binary fractions.
    #expect(line(view).contains("frame = (0.333333 0; 10 20)"))
    #expect(line(view).contains("contentOffset: {0, 20.333333333333332}"))
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    turned.transform = CGAffineTransform(scaleX: 0.1, y: 2)
    #expect(line(turned).contains("; transform = [0.10000000000000001, 0, 0, 2, 0, 0]; layer"))
  }

  @Test(arguments: [
    (-0.0, "0", "0"), (-3, "-3", "-3"), (999_999, "999999", "999999"), (1_000_000, "1e+06", "1000000"),
    (999_999.5, "1e+06", "999999.5"), (1e15, "1e+15", "1000000000000000"), (1e17, "1e+17", "1e+17"),
    (.infinity, "inf", "inf"),
  ])
  func wholeNumbersAreWrittenAsCFormatsWriteThem(value: CGFloat, shortened: String, exact: String) {
    #expect(DescriptionFormat.number(value) == shortened)
    #expect(DescriptionFormat.exact(value) == exact)
  }

  @Test func addressesAreLeftOutOfDescriptions() {
    let text = "<NSLayoutConstraint:0x55a0 A:0xff.width == 0xc   (active, names: A:0xff )>"
    #expect(DescriptionFormat.withoutAddresses(text) == "<NSLayoutConstraint A.width == 0xc   (active, names: A )>")
  }

  @Test func fieldsAndPicturesTellOfThemselves() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 97, height: 34))
    field.placeholder = "Name"
    #expect(
      line(field) == "<UITextField; frame = (0 0; 97 34); text = ''; opaque = NO; gestureRecognizers = <NSArray>; "
        + "placeholder = Name; borderStyle = None; "
        + "background = <_UITextFieldNoBackgroundProvider: textfield=<UITextField>>; layer = <CALayer>>")
    #expect(
      line(UIImageView()) == "<UIImageView; frame = (0 0; 0 0); opaque = NO; userInteractionEnabled = NO; "
        + "image = <(null) (null) anonymous; (0 0)@0>; layer = <CALayer>>")
    let text = UITextView()
    text.text = "Lorem ipsum dolor sit er elit lamet"
    #expect(line(text).contains("; text = 'Lorem ipsum dolor sit er ...'; clipsToBounds = YES; "))
    #expect(line(UIButton()) == "<UIButton; frame = (0 0; 0 0); opaque = NO; layer = <CALayer>>")
  }

  @Test func buttonsHoldWhatTheyShow() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(withoutAddresses(button.recursiveDescription()) == line(button))
    button.setTitle("Tap", for: .normal)
    button.layoutIfNeeded()
    let lines = withoutAddresses(button.recursiveDescription()).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("   | <UIButtonLabel; frame = (") == true)
    #expect(
      lines.last?.hasSuffix("text = 'Tap'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer>>") == true)
  }

  @Test func zeroHasNoSign() {
    let view = UIView(frame: CGRect(x: -0.0, y: -1, width: 0, height: 0))
    #expect(line(view).contains("frame = (0 -1; 0 0)"))
  }

  @Test func windowsAndTablesHaveTheirSuffixes() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(line(table).hasSuffix("adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(line(table).hasSuffix("; dataSource: <HeadlessUIKitTests.Source>>"))
    #expect(table.visibleCells.first.map(line)?.contains("; text = 'Row'; ") == true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      line(window) == "<UIWindow; frame = (0 0; 10 10); hidden = YES; gestureRecognizers = <NSArray>; "
        + "layer = <UIWindowLayer>>")
  }

  @Test func sheetsHaveTheNamesOfTheirStyles() {
    let (root, page) = (UIViewController(), UIViewController())
    let screen = Screens.show(root)
    root.present(page, animated: false)
    screen.window.updateScreen()
    #expect(
      withoutAddresses(root.hierarchyDescription()) == """
        <UIViewController>, state: appeared, view: <UIView>
           + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>
        """)
    screen.close()
  }
}
