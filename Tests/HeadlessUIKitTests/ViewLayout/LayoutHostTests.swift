import Testing
import UIKit

@testable import HeadlessUIKit

/// Constraints of views that UIKit lays out itself: controllers' views, cells, headers, scroll views.
@MainActor @Suite struct LayoutHostTests {
  private func pin(_ view: UIView, to outer: UIView, by inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }

  @Test func aChildControllersViewIsPlacedByItsParentsConstraints() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(child.view)
    pin(child.view, to: parent.view, by: 20)
    let box = Box(10, 10)
    child.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.bottomAnchor),
      box.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
    ])
    child.didMove(toParent: parent)
    let screen = Screens.show(parent)
    #expect(numbers(child.view) == [20, 20, 360, 760])
    // The screen has a bottom safe area of 30, 20 of which are below the child.
    #expect(box.frame.maxY == child.view.bounds.height - 10 && box.frame.maxX == child.view.bounds.width)
    screen.close()
  }

  @Test func contentOfAMaskedViewFollowsTheRotation() {
    let root = makeRoot(300, 200)
    let filling = UIView(frame: root.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(filling)
    let box = makeSubview(of: filling)
    pin(box, to: filling, by: 10)
    root.layoutIfNeeded()
    #expect(numbers(box) == [10, 10, 280, 180])
    root.frame.size = CGSize(width: 200, height: 300)
    root.layoutIfNeeded()
    #expect(numbers(filling) == [0, 0, 200, 300] && numbers(box) == [10, 10, 180, 280])
  }

  @Test func aTablesHeaderIsMeasuredForItsWidth() {
    let header = UIView()
    let text = SquareText(30)
    header.addSubview(text)
    pin(text, to: header, by: 10)
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 120, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 50))
    header.frame.size = size
    header.layoutIfNeeded()
    #expect(numbers(text) == [10, 10, 100, 30])
    #expect(header.layoutIssues().isEmpty)
  }

  @Test func insetsOfAScrollViewDontChangeItsContent() {
    let root = makeRoot(100, 100)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 5)
    root.addSubview(scroll)
    pin(scroll, to: root)
    let content = makeSubview(of: scroll)
    pin(content, to: scroll, by: 3)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -6),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 406) && numbers(content) == [3, 3, 94, 400])
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -10))
    #expect(root.layoutIssues().isEmpty)
  }

  @Test func viewsOutsideAScrollViewHoldWhatIsInside() {
    let root = makeRoot(100, 100)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll, to: root)
    let (content, floating) = (Box(100, 500), Box(20, 10))
    [content, floating].forEach(scroll.addSubview)
    pin(content, to: scroll)
    NSLayoutConstraint.activate([
      floating.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
      floating.topAnchor.constraint(greaterThanOrEqualTo: scroll.topAnchor, constant: 30),
      floating.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 30).at(700),
      floating.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame.minY == 30)
    scroll.contentOffset.y = 200
    root.layoutIfNeeded()
    // A sticky header: moved down by the distance that its position was scrolled.
    #expect(floating.frame.minY == 200)
  }

  @Test func aPageAsLargeAsTheFrameScrollsByPages() {
    let root = makeRoot(100, 60)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    pin(scroll, to: root)
    let pages = (0..<3).map { _ in makeSubview(of: scroll) }
    let guide = scroll.contentLayoutGuide
    var constraints = [
      pages[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      pages[2].trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
    for page in pages {
      constraints += [
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
        page.topAnchor.constraint(equalTo: guide.topAnchor), page.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }
    constraints += zip(pages, pages.dropFirst()).map { $1.leadingAnchor.constraint(equalTo: $0.trailingAnchor) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 60) && pages.map(\.frame.minX) == [0, 100, 200])
    root.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 240, height: 60))
  }

  @Test func aViewThatMovesIntoAnotherScreenIsLaidOutThere() {
    let (first, second) = (makeRoot(100, 100), makeRoot(200, 200, scale: 2))
    let view = Box(10.25, 10)
    first.addSubview(view)
    view.centerXAnchor.constraint(equalTo: first.centerXAnchor).isActive = true
    first.layoutIfNeeded()
    // From 44.875 to 55.125.
    #expect(numbers(view) == [45, 0, 10, 10])
    second.addSubview(view)
    view.centerXAnchor.constraint(equalTo: second.centerXAnchor).isActive = true
    second.layoutIfNeeded()
    // From 94.875 to 105.125, on half points.
    #expect(numbers(view) == [95, 0, 10, 10] && first.constraints.isEmpty)
  }

  private final class Table: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      if indexPath.row == 0 { cell.accessoryView = UISwitch() }
      return cell
    }
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func whatUIKitLaysOutItselfIsSound(_ style: UITableView.Style) {
    let table = Table(style: style)
    table.title = "Table"
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    table.toolbarItems = [UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: table)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    tabs.tabBar.items?.last?.title = "Other"
    let screen = Screens.show(tabs)
    #expect(tabs.view.layoutIssues().map(\.report) == [])
    #expect(table.tableView.visibleCells.count == 4)
    screen.close()
  }

  @Test func controlsOfAFormAreSound() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let views: [UIView] = [
      UILabel(), field, UIButton(configuration: .filled()), UIButton(type: .system), UISwitch(), UISlider(),
      UIStepper(),
      UISegmentedControl(items: ["A", "B"]), UIProgressView(), UIActivityIndicatorView(), UIPageControl(),
    ]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    for view in [views[5], views[8]] { view.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true }
    let screen = Screens.show(controller)
    #expect(controller.view.layoutIssues().map(\.report) == [])
    screen.close()
  }
}
