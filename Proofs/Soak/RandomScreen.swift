import HeadlessUIKit

/// A screen by chance that follows from its seed: labels, buttons, stacks, images, switches and plain views, in frames and in
/// constraints, nested.
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
    case 4: return chance.hits(oneIn: 2) ? UISwitch() : UISlider()
    case 5, 6:
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
