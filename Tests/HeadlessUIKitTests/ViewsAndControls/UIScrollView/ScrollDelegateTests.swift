import Testing
import UIKit

/// Scroll views whose class overrides `delegate`, and delegates that are set by code that only knows the type `UIScrollView`.
@MainActor @Suite struct ScrollDelegateTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// Is its own delegate, and forwards to the delegate that is set.
  private final class Relay: UIScrollView, UIScrollViewDelegate {
    private weak var outer: (any UIScrollViewDelegate)?
    var scrolls = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      super.delegate = self
    }

    required init?(coder: NSCoder) { fatalError() }

    override weak var delegate: (any UIScrollViewDelegate)? {
      get { outer }
      set { outer = newValue }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrolls += 1
      outer?.scrollViewDidScroll(scrollView)
    }
  }

  private final class Watched: UIScrollView {
    var changes = 0

    override var delegate: (any UIScrollViewDelegate)? { didSet { changes += 1 } }
  }

  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test func aViewThatIsItsOwnDelegateIsCalledWhateverItsPropertySays() {
    let view = Relay(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    let listener = Listener()
    view.delegate = listener
    view.contentOffset.y = 40
    #expect(view.delegate === listener)
    #expect(view.scrolls == 1 && listener.scrolls == 1)
  }

  @Test func observersOfTheDelegateRun() {
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    view.delegate = listener
    #expect(view.changes == 1 && view.delegate === listener)
    view.contentSize.height = 500
    view.contentOffset.y = 40
    #expect(listener.scrolls == 1)
  }

  @Test func tablesHaveOneDelegate() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rows = Rows()
    table.dataSource = rows
    let view: UIScrollView = table
    view.delegate = rows
    #expect(table.delegate === rows && view.delegate === rows)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 30)
    // A delegate that only implements scrolling receives that call.
    let listener = Listener()
    view.delegate = listener
    #expect(table.delegate == nil && view.delegate === listener)
    table.contentOffset.y = 40
    #expect(listener.scrolls == 1 && rows.scrolls == 0)
    table.delegate = rows
    #expect(view.delegate === rows)
  }
}
