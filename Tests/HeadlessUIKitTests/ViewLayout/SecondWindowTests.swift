import Testing

@testable import HeadlessUIKit

/// A controller that is shown again in a window with another text size.
@MainActor @Suite struct SecondWindowTests {
  private final class TextController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.text = "Some words that need more than one line of text, whatever their size"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor), label.leftAnchor.constraint(equalTo: view.leftAnchor),
        label.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
    }
  }

  private func configuration(_ category: UIContentSizeCategory) -> ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 300, height: 500),
      traits: UITraitCollection.standard.modifyingTraits { $0.preferredContentSizeCategory = category })
  }

  private func height(of controller: TextController, at category: UIContentSizeCategory) -> CGFloat {
    let screen = HostedScreen(configuration(category)) { controller }
    defer { screen.close() }
    return controller.label.frame.height
  }

  @Test func labelsHaveFramesOfTheNewTextSize() {
    let categories: [UIContentSizeCategory] = [.medium, .extraExtraExtraLarge, .accessibilityLarge, .medium]
    let expected = categories.map { height(of: TextController(), at: $0) }
    let controller = TextController()
    #expect(categories.map { height(of: controller, at: $0) } == expected)
    #expect(expected[1] > expected[0])
  }

  @Test func aWindowBesideTheFirstCountsToo() {
    let controller = TextController()
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    first.traitOverrides.preferredContentSizeCategory = .medium
    first.rootViewController = controller
    first.isHidden = false
    first.layoutIfNeeded()
    let second = UIWindow(frame: first.frame)
    second.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    first.rootViewController = nil
    second.rootViewController = controller
    second.isHidden = false
    second.layoutIfNeeded()
    #expect(controller.label.font.pointSize == 23)
    let fitting = controller.label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(controller.label.frame.height == fitting)
    first.isHidden = true
    second.isHidden = true
  }

  /// Windows that test helpers create for a picture are freed with it: the controller's view isn't removed from them.
  @Test func aViewWhoseWindowIsGoneIsLaidOutInTheNext() {
    let sizes: [UIContentSizeCategory] = [.medium, .extraExtraExtraLarge]
    let expected = sizes.map { height(of: TextController(), at: $0) }
    let controller = TextController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    let heights = sizes.map { category in
      let window = UIWindow(frame: controller.view.frame)
      window.traitOverrides.preferredContentSizeCategory = category
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return controller.label.frame.height
    }
    #expect(heights == expected && heights[0] < heights[1])
  }

  @Test func aViewWhoseSuperviewIsGoneIsLaidOutByItself() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let box = makeSubview(of: view)
    do {
      let superview = UIView(frame: view.frame)
      superview.addSubview(view)
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.rightAnchor.constraint(equalTo: view.rightAnchor), box.heightAnchor.constraint(equalToConstant: 20),
      ])
      superview.layoutIfNeeded()
    }
    #expect(view.superview == nil && box.frame == CGRect(x: 10, y: 0, width: 190, height: 20))
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 0, width: 290, height: 20))
  }
}
