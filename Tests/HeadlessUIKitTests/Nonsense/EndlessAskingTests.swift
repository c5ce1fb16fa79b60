import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessQuartzCore
@testable import HeadlessUIKit

/// Delegates and overrides that call their caller again. On iOS some of these end the process; here each ends with a message, and
/// the screen is shown.
@MainActor @Suite(.serialized) struct EndlessAskingTests {
  /// The reports while a screen shows a controller.
  private func reported(showing controller: UIViewController) -> (loops: [String], warnings: [String]) {
    let subscription = AppWarning.subscribe()
    let (_, heard) = LayoutLoopReport.listening { Screens.show(controller).close() }
    return (heard.loops.flatMap(\.views), AppWarning.endSubscription(subscription).map(\.text))
  }

  // MARK: Lists

  private final class Table: UITableViewController {
    enum Place { case cell, display, height, count, footer }
    var place = Place.cell
    var change: (UITableView) -> Void = { _ in }
    private(set) var asked = 0

    private func ask(_ place: Place) {
      guard place == self.place else { return }
      asked += 1
      change(tableView)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      ask(.count)
      return 3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      ask(.cell)
      return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
      ask(.display)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      ask(.height)
      return 44
    }
  }

  private static let changes: [(String, @MainActor @Sendable (UITableView) -> Void)] = [
    ("reloadRows", { $0.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none) }),
    ("reloadSections", { $0.reloadSections(IndexSet(integer: 0), with: .none) }),
    (
      "updates",
      {
        $0.beginUpdates(); $0.endUpdates()
      }
    ),
    ("batch", { $0.performBatchUpdates({}) }),
    ("reconfigureRows", { $0.reconfigureRows(at: [IndexPath(row: 0, section: 0)]) }),
    ("scrollToRow", { $0.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false) }),
    ("reloadData", { $0.reloadData() }),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: 0..<7)
  func tablesThatAreReloadedWhereTheyAskAreShown(number: Int) {
    for place in [Table.Place.cell, .display, .height, .count] {
      let table = Table()
      (table.place, table.change) = (place, Self.changes[number].1)
      _ = reported(showing: table)
      #expect(table.asked > 0, "\(Self.changes[number].0) in \(place)")
      #expect(table.tableView.contents.visible.cells.count <= 3)
    }
  }

  @Test func aTableThatReloadsForEverIsNamed() {
    let table = Table()
    (table.place, table.change) = (.display, Self.changes[0].1)
    #expect(reported(showing: table).loops.contains { $0.contains("UITableView") })
  }

  /// Once is sufficient: what a cell requested happens with the next layout.
  @Test func aReloadWithinACellHappensAfterwards() {
    let table = Table()
    var isDone = false
    table.place = .cell
    table.change = { table in
      guard !isDone else { return }
      isDone = true
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    #expect(reported(showing: table).loops == [])
    // Three cells, and the reloaded one.
    #expect(table.asked == 4)
  }

  private final class Grid: UICollectionViewController {
    var reload: (UICollectionView) -> Void = { _ in }
    var asksInCount = false
    private(set) var asked = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      if asksInCount { reload(collectionView) }
      return 3
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      if !asksInCount { reload(collectionView) }
      return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true], [0, 3])
  func collectionsThatAreReloadedWhereTheyAskAreShown(asksInCount: Bool, number: Int) {
    let first = IndexPath(item: 0, section: 0)
    let changes: [@MainActor (UICollectionView) -> Void] = [
      { $0.reloadItems(at: [first]) }, { $0.reloadSections(IndexSet(integer: 0)) }, { $0.performBatchUpdates({}) },
      { $0.reconfigureItems(at: [first]) },
    ]
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    (grid.reload, grid.asksInCount) = (changes[number], asksInCount)
    _ = reported(showing: grid)
    #expect(grid.asked > 0)
  }

  private final class Wheels: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var reload: (UIPickerView) -> Void = { $0.reloadAllComponents() }
    override func viewDidLoad() {
      super.viewDidLoad()
      (picker.dataSource, picker.delegate) = (self, self)
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      reload(pickerView)
      return "\(row)"
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [false, true]) func pickersThatAreReloadedWhereTheyAskAreShown(one: Bool) {
    let wheels = Wheels()
    if one { wheels.reload = { $0.reloadComponent(1) } }
    #expect(reported(showing: wheels).loops.contains { $0.contains("Picker") })
    #expect(wheels.picker.numberOfComponents == 2)
  }

  // MARK: Cycles

  @Test func aMaskThatIsAnAncestorIsNotTaken() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let subscription = AppWarning.subscribe()
    inner.mask = outer
    #expect(
      AppWarning.endSubscription(subscription).map(\.text) == [
        "the mask UIView of UIView holds the view that it is to mask"
      ])
    #expect(inner.layer.mask == nil)
  }

  @Test func safeAreasThatChangeThemselvesAreNamed() {
    final class Growing: UIViewController {
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        additionalSafeAreaInsets.top += 1
      }
    }
    #expect(
      reported(showing: Growing()).warnings.contains {
        $0.contains("safe area never settles") && $0.contains("Growing")
      })
  }

  @Test(arguments: [false, true]) func stylesThatFlipThemselvesAreNamed(byView: Bool) {
    final class Flipping: UIViewController {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
      }
    }
    final class FlippingView: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
      }
    }
    let controller = byView ? UIViewController() : Flipping()
    if byView { controller.view.addSubview(FlippingView()) }
    // If the screen's style differs from the previous one, they change it when they are shown, and that is reported once.
    let subscription = AppWarning.subscribe()
    let screen = Screens.show(controller)
    // The change that they react to, whichever style results from it.
    controller.overrideUserInterfaceStyle = controller.traitCollection.userInterfaceStyle == .dark ? .light : .dark
    let warnings = AppWarning.endSubscription(subscription).map(\.text)
    #expect(warnings.contains { $0.contains("traits never settle") && $0.contains("Flipping") })
    screen.close()
  }

  private final class Looping: UIView {
    weak var following: UIResponder?
    override var next: UIResponder? { following ?? super.next }
  }

  @Test(.timeLimit(.minutes(10)), arguments: [1, 2, 5, 40]) func responderChainsWithoutAnEndAreNamed(length: Int) {
    let views = (0..<length).map { _ in Looping() }
    for (index, view) in views.enumerated() { view.following = views[(index + 1) % length] }
    let start = Looping()
    start.following = views[0]
    let subscription = AppWarning.subscribe()
    start.touchesBegan([], with: nil)
    views[0].motionEnded(.motionShake, with: nil)
    #expect(start.target(forAction: Selector("nothing:"), withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction(Selector("nothing:"), to: nil, from: start, for: nil))
    let reported = AppWarning.endSubscription(subscription).map(\.text)
    #expect(reported.contains { $0.contains("responder chain has no end") && $0.contains("Looping") })
  }

  @Test func ordinaryChainsAreFollowedToTheirEnd() {
    final class Last: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
    }
    let last = Last()
    var inner: UIView = last
    for _ in 0..<100 {
      let view = UIView()
      inner.addSubview(view)
      inner = view
    }
    inner.touchesBegan([], with: nil)
    #expect(last.touches == 1)
    #expect(inner.target(forAction: Selector("x:"), withSender: nil) as? UIView === last)
  }

  /// Each level multiplies: painting ten thousand to the fourth would not end.
  @Test(.timeLimit(.minutes(10))) func nestedReplicatorsAreBounded() {
    let innermost = CALayer()
    innermost.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    innermost.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var layer: CALayer = innermost
    for _ in 0..<4 {
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      replicator.instanceCount = 10_000
      replicator.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
      replicator.addSublayer(layer)
      layer = replicator
    }
    var count = 0
    var rest = layer.displayItem().map { [$0] } ?? []
    while let item = rest.popLast() {
      count += 1
      if case .group(let group) = item { rest += group.items }
    }
    #expect(count > 10_000 && count < 1_000_000)
  }
}
