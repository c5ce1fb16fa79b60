import HeadlessObjectiveC
import Testing
import UIKit

/// Optional methods called with a question mark, as in code that forwards calls.
@MainActor struct OptionalCallTests {
  private final class Silent: NSObject, UITableViewDelegate, UITextFieldDelegate, UITableViewDataSource,
    UIPageViewControllerDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  /// Has its own method table, which is searched by the names of the optional methods as well.
  private final class Talkative: UIViewController, UITableViewDelegate, UITextFieldDelegate,
    UIPageViewControllerDataSource
  {
    let tableView = UITableView(frame: .zero)
    var selected: IndexPath?
    var scrolled = 0

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { tableView }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  private let path = IndexPath(row: 2, section: 1)

  @Test func whatTheDelegateHasIsCalled() {
    let target = Talkative()
    let delegate: (any UITableViewDelegate)? = target
    delegate?.tableView?(target.tableView, didSelectRowAt: path)
    delegate?.scrollViewDidScroll?(target.tableView)
    #expect(target.selected == path)
    #expect(target.scrolled == 1)
    #expect(delegate?.tableView?(target.tableView, heightForRowAt: path) == 60)
    #expect(delegate?.viewForZooming?(in: target.tableView) === target.tableView)
    let textDelegate: any UITextFieldDelegate = target
    #expect(textDelegate.textFieldShouldReturn?(UITextField()) == false)
  }

  @Test func whatItHasNotIsNil() {
    let table = UITableView()
    let target = Silent()
    let delegate: (any UITableViewDelegate)? = target
    #expect(delegate?.tableView?(table, heightForRowAt: path) == nil)
    #expect(delegate?.tableView?(table, didSelectRowAt: path) == nil)
    #expect(delegate?.scrollViewDidScroll?(table) == nil)
    #expect(delegate?.viewForZooming?(in: table) == nil)
    let source: any UITableViewDataSource = target
    #expect(source.tableView?(table, titleForHeaderInSection: 0) ?? "none" == "none")
    #expect(source.numberOfSections?(in: table) ?? 7 == 7)
    let textDelegate: any UITextFieldDelegate = target
    #expect(textDelegate.textFieldShouldReturn?(UITextField()) ?? true)
    let none: (any UITableViewDelegate)? = nil
    #expect(none?.tableView?(table, heightForRowAt: path) == nil)
  }

  /// With an exclamation mark, the result has the method's type; with a question mark, it is an optional.
  @Test func resultsHaveTheTypesThatTheyHaveInUIKit() {
    func type<Value>(_ value: Value) -> String { "\(Value.self)" }
    let target = Talkative()
    let delegate: any UITableViewDelegate = target
    let optional: (any UITableViewDelegate)? = target
    let height = delegate.tableView!(target.tableView, heightForRowAt: path)
    let maybe = delegate.tableView?(target.tableView, heightForRowAt: path)
    #expect(type(height) == "CGFloat" && height == 60)
    #expect(type(maybe) == "Optional<CGFloat>")
    #expect(type(optional?.tableView?(target.tableView, heightForRowAt: path)) == "Optional<CGFloat>")
    #expect(type(optional?.tableView!(target.tableView, heightForRowAt: path)) == "Optional<CGFloat>")
    #expect(type(delegate.viewForZooming!(in: target.tableView)) == "Optional<UIView>")
    #expect(type(delegate.scrollViewDidScroll!(target.tableView)) == "()")
    #expect(type(delegate.scrollViewDidScroll?(target.tableView)) == "Optional<()>")
    let textDelegate: any UITextFieldDelegate = target
    if textDelegate.textFieldShouldReturn!(UITextField()) { Issue.record("it says no") }
    let source: any UIPageViewControllerDataSource = target
    let count = source.presentationCount!(for: UIPageViewController())
    #expect(count + 1 == 4)
  }

  /// UIKit's delegates are Foundation objects, which can respond to more than the protocol's methods.
  @Test func delegatesAreObjects() {
    let target = Talkative()
    let delegate: any UIScrollViewDelegate = target
    #expect(delegate.isEqual(target) && delegate.conforms(to: (any UITextFieldDelegate).self))
    #expect(delegate.responds(to: Selector("scrolled:", { (object: Talkative) in { object.scrollViewDidScroll($0) } })))
    #expect(!delegate.responds(to: Selector("nothing:")))
  }

  @Test func methodsOfTheSameArgumentsAreDistinguished() {
    let pages = UIPageViewController()
    let source: any UIPageViewControllerDataSource = Talkative()
    #expect(source.presentationCount?(for: pages) == 3)
    #expect(source.presentationIndex?(for: pages) == 1)
    let silent: any UIPageViewControllerDataSource = Silent()
    #expect(silent.presentationCount?(for: pages) == nil)
    #expect(silent.presentationIndex?(for: pages) == nil)
  }

  @Test func propertiesOfTheSameNameComeFirst() {
    let target = Talkative()
    target.tableView.tag = 4
    let table = target.tableView
    #expect(table.tag == 4)
    let optional: UITableView? = target.tableView
    #expect(optional === table)
    #expect(target.navigationController == nil)
    func identity<Value>(_ value: Value?) -> Value? { value }
    #expect(identity(target.tableView)?.tag == 4)
    #expect(target.tableView(table, heightForRowAt: path) == 60)
  }

  @Test func aMethodThatAsksItsSuperclassFirstIsThere() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let height = super.tableView(tableView, heightForRowAt: indexPath)
        return indexPath.row == 0 ? 7 : height
      }
    }
    let rows = Rows()
    let delegate: any UITableViewDelegate = rows
    #expect(delegate.tableView?(rows.tableView, heightForRowAt: IndexPath(row: 0, section: 0)) == 7)
    // A method that only forwards to its superclass counts as not implemented.
    #expect(delegate.tableView?(rows.tableView, heightForRowAt: IndexPath(row: 1, section: 0)) == nil)
  }

  /// Its behaviour calls methods that other objects' delegates don't implement.
  private final class Busy: NSObject, UITableViewDelegate, UITextFieldDelegate, UITabBarDelegate {
    var ends = 0
    private let bar = UITabBar()

    func textFieldDidEndEditing(_ textField: UITextField) { ends += 100 }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      ends += 1
      tabBar(bar, didSelect: UITabBarItem())
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView()
      _ = self.tableView(tableView, viewForFooterInSection: section)
      return section == 0 ? view : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      _ = self.tableView(tableView, shouldHighlightRowAt: IndexPath(row: 0, section: 0))
      return 12
    }
  }

  @Test func aMethodThatCallsDefaultsOfOthersIsThereAllTheSame() {
    let busy = Busy()
    let delegate: any UITableViewDelegate = busy
    let table = UITableView()
    #expect(delegate.tableView?(table, heightForHeaderInSection: 0) == 12)
    let header = OptionalMethod.call { delegate.tableView(table, viewForHeaderInSection: 1) }
    #expect(header == .some(nil))
    #expect(OptionalMethod.call { delegate.tableView(table, viewForFooterInSection: 1) } == nil)
  }
}
