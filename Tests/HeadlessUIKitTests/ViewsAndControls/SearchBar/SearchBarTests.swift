import Testing
import UIKit

@testable import HeadlessUIKit

/// Records the calls of a search bar to its delegate.
@MainActor private final class Listener: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  var mayBegin = true

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("should begin")
    return mayBegin
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
}

@MainActor @Suite struct SearchBarTests {
  private let listener = Listener()

  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
    bar.delegate = listener
    return bar
  }

  private func show(_ bar: UISearchBar) -> HostedScreen {
    let controller = UIViewController()
    controller.view.addSubview(bar)
    return Screens.show(controller)
  }

  @Test func theFieldStandsEightFromTheSidesAndTenFromTheTop() {
    let bar = bar()
    let screen = show(bar)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 384, height: 36))
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 102)
    screen.close()
  }

  @Test func cancelTakesRoomFromTheField() throws {
    let bar = bar()
    bar.showsCancelButton = true
    let screen = show(bar)
    let cancel = try #require(bar.first(UIButton.self))
    #expect(cancel.currentTitle == "Cancel")
    #expect(cancel.frame.maxX == 392)
    #expect(bar.searchTextField.frame.maxX == cancel.frame.minX - 8)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8)
    #expect(bar.searchTextField.frame.maxX == 392)
    screen.close()
  }

  @Test func typingIsReportedAndSettingTheTextIsnt() {
    let bar = bar()
    let screen = show(bar)
    #expect(bar.becomeFirstResponder())
    #expect(bar.isFirstResponder)
    screen.window.sendText("ab")
    bar.text = "abc"
    screen.window.sendText("\n")
    bar.resignFirstResponder()
    #expect(listener.calls == ["should begin", "began", "text a", "text ab", "search", "ended"])
    #expect(bar.text == "abc")
    screen.close()
  }

  @Test func theDelegateMayForbidTheBeginning() {
    let bar = bar()
    listener.mayBegin = false
    let screen = show(bar)
    #expect(!bar.becomeFirstResponder())
    #expect(listener.calls == ["should begin"])
    screen.close()
  }

  @Test func tapsOnCancelAndScopesAreReported() throws {
    let bar = bar()
    bar.showsCancelButton = true
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Some"]
    bar.frame.size.height = 102
    let screen = show(bar)
    try #require(bar.first(UIButton.self)).sendTap()
    let scopes = try #require(bar.first(UISegmentedControl.self))
    let middle = scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: scopes.bounds.midY), to: nil)
    screen.window.send(.tap(at: middle))
    #expect(listener.calls == ["cancel", "scope 1"])
    #expect(bar.selectedScopeButtonIndex == 1)
    screen.close()
  }

  @Test func aMinimalBarHasNoBackground() {
    let bar = bar()
    let screen = show(bar)
    #expect(!bar.parts.background.isHidden)
    bar.searchBarStyle = .minimal
    bar.layoutIfNeeded()
    #expect(bar.parts.background.isHidden)
    screen.close()
  }

  @Test func tokensStandBeforeTheText() throws {
    let bar = bar()
    let screen = show(bar)
    let field = bar.searchTextField
    let plain = field.textRect(forBounds: field.bounds)
    // The magnifying glass: 6 points from the edge, 5.5 from the text.
    #expect(plain.minX >= 31.5)
    field.tokens = [UISearchToken(icon: nil, text: "Harbour")]
    screen.window.updateScreen()
    let token = try #require(field.first(_UISearchTokenView.self))
    #expect(abs(token.frame.minX - plain.minX) < 0.5)
    #expect(field.textRect(forBounds: field.bounds).minX == plain.minX + token.naturalSize.width + 4)
    field.removeToken(at: 0)
    #expect(field.tokens.isEmpty && field.textRect(forBounds: field.bounds) == plain)
    screen.close()
  }

  /// At the largest sizes a single token can be wider than the field.
  @Test func tokensEndBeforeTheClearButton() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.text = "a"
    field.tokens = [
      UISearchToken(icon: nil, text: "A harbour with a name as long as the bay"), UISearchToken(icon: nil, text: "Bay"),
    ]
    field.layoutIfNeeded()
    let tokens = field.subviews.compactMap { $0 as? _UISearchTokenView }
    #expect(tokens.map(\.isHidden) == [false, true])
    #expect(tokens[0].frame.width > 50)
    #expect(tokens[0].frame.maxX <= field.clearButtonRect(forBounds: field.bounds).minX)
  }

  /// The magnifying glass is as large as a symbol in the text's size; while text in such a size is edited, it is hidden.
  @Test func theGlassGrowsWithTheTextAndYieldsToIt() throws {
    let controller = UIViewController()
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 80))
    controller.view.addSubview(field)
    let screen = Screens.show(
      controller, on: Screens.tall { $0.preferredContentSizeCategory = .accessibilityExtraLarge })
    let glass = try #require(field.leftView)
    let small = UIImage(systemName: "magnifyingglass")?.size.width ?? 0
    #expect(glass.intrinsicContentSize.width > small * 1.9)
    let resting = field.textRect(forBounds: field.bounds)
    #expect(resting.minX > glass.intrinsicContentSize.width)
    field.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(glass.isHidden && field.editingRect(forBounds: field.bounds).minX < 10)
    field.resignFirstResponder()
    screen.window.updateScreen()
    #expect(!glass.isHidden && field.textRect(forBounds: field.bounds) == resting)
    screen.close()
  }

  @Test func theDeleteKeySelectsATokenAndThenDeletesIt() throws {
    let field = UISearchTextField()
    field.tokens = [UISearchToken(icon: nil, text: "Harbour"), UISearchToken(icon: nil, text: "Lake")]
    field.text = "a"
    field.deleteBackward()
    #expect(field.text == "" && field.tokens.count == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = false
    for _ in 0..<2 { field.deleteBackward() }
    #expect(field.tokens.count == 1)
  }
}
