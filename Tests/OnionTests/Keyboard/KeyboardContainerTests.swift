import HeadlessUIKit
import Onion
import Testing
import UIKit

/// Content that is inset by the keyboard.
@MainActor @Suite(.serialized) struct KeyboardContainerTests {
  /// Becomes the first responder like a text field, without a keyboard.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A field at the top, one at the bottom.
  private final class Form: UIViewController {
    let upper = Field()
    let lower = Field()
    /// Nil fills the available space.
    var height: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemYellow
      for field in [upper, lower] {
        view.addSubview(field)
        field.heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
      upper.pin(edges: [.top, .leading, .trailing])
      lower.pin(edges: [.bottom, .leading, .trailing])
      if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }
  }

  private let form = Form()

  private func onStage(_ body: (Stage, UIScrollView) throws -> Void) throws {
    let container = KeyboardContainerController(form)
    let stage = Stage(container)
    defer {
      HostedKeyboard.current.endShowing()
      stage.close()
    }
    try body(stage, #require(container.view.view(identified: "KeyboardContainer.scrollView") as? UIScrollView))
  }

  @Test func withoutAKeyboardTheChildFillsTheSafeArea() throws {
    try onStage { _, scrollView in
      #expect(form.view.onScreen == CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
      #expect(form.lower.onScreen.maxY == 778)
      #expect(scrollView.superview?.backgroundColor == .systemYellow)
    }
  }

  // The screen is 812 points high, 44 and 34 of them outside of the safe area; the keyboard covers 300 from 512 on.

  @Test func theKeyboardTakesItsRoomBeyondTheSafeArea() throws {
    try onStage { stage, scrollView in
      HostedKeyboard.current.show(height: 300)
      stage.update()
      #expect(scrollView.contentInset.bottom == 266)
      #expect(scrollView.adjustedContentInset.bottom == 300)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 266)
      HostedKeyboard.current.endShowing()
      stage.update()
      #expect(scrollView.contentInset.bottom == 0)
    }
  }

  @Test func theFocusIsKeptVisible() throws {
    try onStage { stage, _ in
      form.lower.becomeFirstResponder()
      HostedKeyboard.current.show(height: 300)
      stage.update()
      #expect(form.lower.onScreen.maxY == 512)
    }
  }

  @Test func whatIsVisibleStaysWhereItIs() throws {
    try onStage { stage, _ in
      form.upper.becomeFirstResponder()
      HostedKeyboard.current.show(height: 300)
      stage.update()
      #expect(form.upper.onScreen.minY == 44)
    }
  }

  @Test func aFocusWithinLongContentHasAMargin() throws {
    form.height = 2000
    let middle = Field()
    try onStage { stage, _ in
      middle.frame = CGRect(x: 0, y: 900, width: 375, height: 40)
      form.view.addSubview(middle)
      middle.becomeFirstResponder()
      HostedKeyboard.current.show(height: 300)
      stage.update()
      #expect(middle.onScreen.maxY == 500)
    }
  }

  @Test func aKeyboardElsewhereTakesNothing() throws {
    try onStage { stage, scrollView in
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 20, y: 300, width: 300, height: 200))
        ])
      stage.update()
      #expect(scrollView.contentInset.bottom == 0)
    }
  }

  @Test func containerAndChildAreFreed() {
    weak var container: KeyboardContainerController?
    weak var child: UIViewController?
    inScope {
      let form = Form()
      let made = KeyboardContainerController(form)
      container = made
      child = form
      let stage = Stage(made)
      HostedKeyboard.current.show(height: 300)
      stage.update()
      HostedKeyboard.current.endShowing()
      stage.close()
    }
    #expect(container == nil)
    #expect(child == nil)
  }
}
