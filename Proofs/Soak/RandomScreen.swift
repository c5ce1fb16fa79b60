import Foundation
import HeadlessUIKit

/// A screen by chance that follows from its seed: labels, buttons, controls, fields, tables, scrolling, stacks, images and plain
/// views, in frames and in constraints, nested.
@MainActor struct RandomScreen {
  private var chance: Chance
  private static let words = [
    "Hello", "a", "", "A longer text that needs several lines where there is little room for it", "שלום", "日本語",
    "12:30", "Line\nbreak", "Straße", "👋🏽 hi",
  ]
  private static let colors: [UIColor] = [
    .systemRed, .systemBlue, .label, .secondarySystemBackground, .clear, .systemGreen,
  ]

  init(seed: UInt64) { chance = Chance(seed: seed) }

  mutating func controller() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for _ in 0...chance.below(4) {
      let view = view(depth: 0)
      controller.view.addSubview(view)
      place(view, in: controller.view)
    }
    switch chance.below(5) {
    case 0:
      controller.title = "Title"
      return UINavigationController(rootViewController: controller)
    case 1:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return tabs
    default: return controller
    }
  }

  private mutating func view(depth: Int) -> UIView {
    switch chance.below(depth < 3 ? 8 : 5) {
    case 0, 1:
      let label = UILabel()
      label.text = chance.of(RandomScreen.words)
      label.numberOfLines = chance.below(3)
      label.font = .preferredFont(forTextStyle: chance.of([.body, .title1, .caption2]))
      label.adjustsFontForContentSizeCategory = chance.hits(oneIn: 2)
      label.textAlignment = chance.of([.natural, .center, .right])
      return label
    case 2:
      let button = UIButton(type: .system)
      button.setTitle(chance.of(RandomScreen.words), for: .normal)
      return button
    case 3: return UIImageView(image: UIImage(systemName: chance.of(["star", "heart", "plus.circle"])))
    case 4: return control()
    case 5: return container(depth: depth)
    case 6:
      let stack = UIStackView(arrangedSubviews: (0..<chance.below(4)).map { _ in view(depth: depth + 1) })
      stack.axis = chance.of([.horizontal, .vertical])
      stack.alignment = chance.of([.fill, .center, .leading, .trailing])
      stack.distribution = chance.of([.fill, .fillEqually, .equalSpacing, .fillProportionally])
      stack.spacing = CGFloat(chance.below(20))
      return stack
    default:
      let box = UIView()
      box.backgroundColor = chance.of(RandomScreen.colors)
      box.layer.cornerRadius = CGFloat(chance.below(12))
      box.clipsToBounds = chance.hits(oneIn: 3)
      for _ in 0..<chance.below(4) {
        let inner = view(depth: depth + 1)
        box.addSubview(inner)
        place(inner, in: box)
      }
      return box
    }
  }

  private mutating func control() -> UIView {
    switch chance.below(8) {
    case 0: return UISwitch()
    case 1: return UISlider()
    case 2: return UISegmentedControl(items: ["One", "Two", chance.of(RandomScreen.words)])
    case 3: return UIStepper()
    case 4:
      let pages = UIPageControl()
      pages.numberOfPages = chance.below(12)
      return pages
    case 5:
      let field = UITextField()
      field.placeholder = "Name"
      field.text = chance.of(RandomScreen.words)
      field.borderStyle = .roundedRect
      return field
    case 6:
      let text = UITextView()
      text.text = chance.of(RandomScreen.words)
      return text
    default:
      let button = UIButton(configuration: chance.of([.filled(), .gray(), .plain()]))
      button.setTitle(chance.of(RandomScreen.words), for: .normal)
      return button
    }
  }

  private mutating func container(depth: Int) -> UIView {
    if chance.hits(oneIn: 2) {
      let table = RandomTable(frame: .zero, style: chance.of([.plain, .insetGrouped]))
      table.rows = (0..<chance.below(30)).map { _ in chance.of(RandomScreen.words) }
      table.dataSource = table
      return table
    }
    let scroll = UIScrollView()
    let inner = view(depth: depth + 1)
    inner.frame = CGRect(x: 0, y: 0, width: 200 + chance.below(300), height: 100 + chance.below(900))
    scroll.addSubview(inner)
    scroll.contentSize = inner.frame.size
    scroll.maximumZoomScale = 2
    return scroll
  }

  private mutating func place(_ view: UIView, in box: UIView) {
    func length(_ most: Int) -> CGFloat { CGFloat(chance.below(most * 2)) / 2 }
    guard !chance.hits(oneIn: 3) else {
      view.frame = CGRect(x: length(200), y: length(400), width: length(200), height: length(120))
      view.autoresizingMask = chance.of([[], .flexibleWidth, [.flexibleTopMargin, .flexibleLeftMargin]])
      return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    var constraints = [
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: length(60)),
      view.topAnchor.constraint(
        equalTo: chance.hits(oneIn: 2) ? box.topAnchor : box.safeAreaLayoutGuide.topAnchor, constant: length(200)),
    ]
    if chance.hits(oneIn: 2) {
      constraints.append(view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -length(40)))
    }
    if chance.hits(oneIn: 3) { constraints.append(view.widthAnchor.constraint(equalToConstant: length(300))) }
    if chance.hits(oneIn: 3) {
      constraints.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: length(80)))
    }
    if chance.hits(oneIn: 4) {
      constraints.append(view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -length(100)))
    }
    if chance.hits(oneIn: 4), let other = box.subviews.first, other !== view {
      constraints.append(view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: length(30)))
    }
    for constraint in constraints {
      constraint.priority = chance.of([.required, .required, .defaultHigh, .init(rawValue: 999), .defaultLow])
    }
    NSLayoutConstraint.activate(constraints)
  }
}

/// A table whose rows are texts.
private final class RandomTable: UITableView, UITableViewDataSource {
  var rows: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .value1, reuseIdentifier: "c")
    cell.textLabel?.text = rows[indexPath.row]
    cell.detailTextLabel?.text = "\(indexPath.row)"
    cell.accessoryType = indexPath.row.isMultiple(of: 3) ? .disclosureIndicator : .none
    return cell
  }
}
