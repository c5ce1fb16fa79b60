import Foundation
import HeadlessUIKit
import Testing

/// Key-value observing of UIKit's properties.
@MainActor @Suite struct ObservedKeyTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func aScrollViewTellsItsOffsetAndSize() {
    let (scrollView, log) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Log())
    let tokens = [
      scrollView.observe(\.contentOffset, options: [.old, .new]) { _, change in
        log.lines.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
      },
      scrollView.observe(\.contentSize) { view, _ in log.lines.append("size \(view.contentSize.height)") },
    ]
    scrollView.contentSize = CGSize(width: 100, height: 400)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    scrollView.bounds.origin.y = 60
    #expect(log.lines == ["size 400.0", "offset 0.0 30.0", "offset 30.0 50.0", "offset 50.0 60.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test func anObservationEndsWithItsToken() {
    let (label, log) = (UILabel(), Log())
    var token: NSKeyValueObservation? = label.observe(\.text, options: .new) { _, change in
      log.lines.append(change.newValue.flatMap { $0 } ?? "nil")
    }
    label.text = "one"
    token?.invalidate()
    token = nil
    label.text = "two"
    #expect(log.lines == ["one"])
  }

  @Test func aFrameIsReportedOnceAChange() {
    let (view, log) = (UIView(), Log())
    let tokens = [
      view.observe(\.frame) { view, _ in log.lines.append("frame \(view.frame)") },
      view.layer.observe(\.position) { layer, _ in log.lines.append("position \(layer.position.x)") },
    ]
    view.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
    view.center.x = 50
    #expect(
      log.lines == [
        "position 20.0", "frame (10.0, 0.0, 20.0, 20.0)", "position 50.0", "frame (40.0, 0.0, 20.0, 20.0)",
      ])
    withExtendedLifetime(tokens) {}
  }

  @Test func constraintsMoveObservedViews() {
    let (superview, view, log) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), Log())
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 40),
      view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
    ])
    let tokens = [
      view.observe(\.bounds) { view, _ in log.lines.append("bounds \(view.bounds.width)") },
      view.observe(\.frame) { view, _ in log.lines.append("frame \(view.frame.minX)") },
    ]
    superview.layoutIfNeeded()
    #expect(log.lines == ["bounds 40.0", "frame 30.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test func statesAreReportedAndEqualValuesToo() {
    let (button, log) = (UIButton(), Log())
    let tokens = [
      button.observe(\.isHighlighted, options: .new) { _, change in log.lines.append("highlighted \(change.newValue!)")
      },
      button.observe(\.isSelected, options: .new) { _, change in log.lines.append("selected \(change.newValue!)") },
      button.observe(\.isEnabled, options: .new) { _, change in log.lines.append("enabled \(change.newValue!)") },
      button.observe(\.isHidden, options: .new) { _, change in log.lines.append("hidden \(change.newValue!)") },
    ]
    button.isHighlighted = true
    button.isSelected = false
    button.isEnabled = false
    button.isHidden = true
    #expect(log.lines == ["highlighted true", "selected false", "enabled false", "hidden true"])
    withExtendedLifetime(tokens) {}
  }

  private final class NamedObserver: NSObject {
    var told: [String] = []
  }

  @Test func namesReadAndSetProperties() {
    let slider = UISlider()
    slider.setValue(0.5, forKey: "value")
    #expect(slider.value == 0.5 && slider.value(forKey: "value") as? Float == 0.5)
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    #expect(view.isHidden && view.value(forKeyPath: "layer.position") as? CGPoint == .zero)
    #expect(view.responds(to: Selector("tag")) && !view.responds(to: Selector("nothing")))
    #expect((view.value(forKey: "superview") as? UIView) == nil)
  }

  @Test func membersAreAskedOfAnyObject() {
    let button = UIButton()
    button.tag = 12
    button.setTitle("Save", for: .normal)
    #expect(AnyObjectMembers(button).tag == 12)
    #expect(AnyObjectMembers(button).currentTitle == "Save")
    AnyObjectMembers(button).setTitle("Saved", for: .normal)
    AnyObjectMembers(button).setTitleColor(.red, for: .normal)
    #expect(button.currentTitle == "Saved" && button.currentTitleColor == .red)
    let tag: Int? = AnyObjectMembers(NSObject()).tag
    #expect(tag == nil)
    #expect(AnyObjectMembers(NSArray(array: [1, 2])).count == 2)
    #expect(AnyObjectMembers.of(nil) == nil)
    // The keyboard's frame of a notification.
    let rect = CGRect(x: 0, y: 500, width: 375, height: 300)
    #expect(AnyObjectMembers(NSValue(cgRect: rect)).cgRectValue == rect)
    let none: CGRect? = AnyObjectMembers(NSNumber(value: 1)).cgRectValue
    #expect(none == nil)
    let constraint = button.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow
    #expect(AnyObjectMembers(constraint).priority == .defaultLow)
    let priority: UILayoutPriority? = AnyObjectMembers(button).priority
    #expect(priority == nil)
  }
}
