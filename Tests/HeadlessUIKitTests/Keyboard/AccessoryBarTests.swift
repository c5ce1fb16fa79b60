import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Input accessory bars, such as those of chats, on a screen of 375 x 812 points with a bottom safe area inset of 34 points.
@MainActor @Suite struct AccessoryBarTests {
  /// A bar with a height of 20 points plus 22 points for each line of its text.
  private final class GrowingBar: UIView, UITextViewDelegate {
    let text = UITextView(frame: CGRect(x: 10, y: 10, width: 300, height: 22))

    init() {
      super.init(frame: .zero)
      autoresizingMask = .flexibleHeight
      text.delegate = self
      addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).count
      return CGSize(width: UIView.noIntrinsicMetric, height: 20 + 22 * CGFloat(lines))
    }

    func textViewDidChange(_ textView: UITextView) { invalidateIntrinsicContentSize() }
  }

  private final class Chat: UITableViewController {
    let bar: UIView

    init(bar: UIView) {
      self.bar = bar
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func aBarOfFlexibleHeightGrowsWhileItsTextIsTyped() {
    let bar = GrowingBar()
    let chat = Chat(bar: bar)
    let screen = HostedScreen(.standard) { chat }
    defer { screen.close() }
    chat.becomeFirstResponder()
    bar.text.becomeFirstResponder()
    _ = screen.displayList()
    // The keyboard is 335 points high without the bar.
    #expect(bar.frame.height == 42 && HostedKeyboard.current.frame?.height == 377)
    #expect(screen.window.sendText("One\nTwo"))
    _ = screen.displayList()
    #expect(bar.frame.height == 64 && HostedKeyboard.current.frame?.height == 399)
    #expect(chat.tableView.adjustedContentInset.bottom == 399)
  }

  @Test func aTablesInsetFollowsTheBarAndTheKeys() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 200, height: 34))
    bar.addSubview(field)
    let chat = Chat(bar: bar)
    let screen = HostedScreen(.standard) { chat }
    defer { screen.close() }
    chat.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(chat.tableView.adjustedContentInset.bottom == 50)
    field.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(chat.tableView.adjustedContentInset.bottom == 385)
    chat.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(chat.tableView.adjustedContentInset.bottom == 50)
  }

  /// Before the bar is shown, it has no height, and not yet the safe area of its final position.
  @Test(arguments: [true, false]) func aBarWithinTheSafeAreaAppearsWithoutAConflict(hasMask: Bool) {
    final class Bar: UIView {
      override var intrinsicContentSize: CGSize { .zero }
    }
    let bar = Bar()
    bar.translatesAutoresizingMaskIntoConstraints = hasMask
    bar.autoresizingMask = .flexibleHeight
    let content = makeSubview(of: bar)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    let conflicts = LayoutConflict.count
    let chat = Chat(bar: bar)
    let screen = HostedScreen(.standard) { chat }
    defer { screen.close() }
    chat.becomeFirstResponder()
    _ = screen.displayList()
    #expect(bar.frame.height == 84 && chat.tableView.adjustedContentInset.bottom == 84)
    #expect(LayoutConflict.count == conflicts)
  }

  @Test func theBarTakesTouchesAndTheKeysDoNot() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
    bar.addSubview(button)
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
    field.inputAccessoryView = bar
    let controller = UIViewController()
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    screen.window.updateScreen()
    // 335 points of keys are below the bar.
    screen.window.send(.tap(at: CGPoint(x: 40, y: 812 - 335 - 20)))
    #expect(taps == 1)
    screen.window.send(.tap(at: CGPoint(x: 40, y: 812 - 335 + 20)))
    #expect(taps == 1)
  }
}
