import UIKit

extension Nonsense {
  static let layout: [Nonsense] = [
    Nonsense("a view that lays itself out within its own layout") {
      final class Restless: UIView {
        override func layoutSubviews() {
          setNeedsLayout()
          layoutIfNeeded()
        }
      }
      show(Restless())
      Restless(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).layoutIfNeeded()
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      box.addSubview(Restless())
      draw(box)
    },
    Nonsense("a controller that lays its view out again whenever it was") {
      final class Restless: UIViewController {
        override func viewDidLayoutSubviews() {
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
      }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = Restless()
      window.isHidden = false
      draw(window)
    },
    Nonsense("a constant of nan", refusedWith: "Constant is not finite!  That's illegal.  constant:nan") {
      UIView().widthAnchor.constraint(equalToConstant: .nan).isActive = true
    },
    Nonsense("a constant of inf, set later", refusedWith: "Constant is not finite!  That's illegal.  constant:inf") {
      UIView().widthAnchor.constraint(equalToConstant: 0).constant = .infinity
    },
    Nonsense("a multiplier of nan", refusedWith: "Multiplier is not finite!  That's illegal.  multiplier:nan") {
      let view = UIView()
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan).isActive = true
    },
    Nonsense("a priority of -1", refusedWith: "It's illegal to set priority:-1.") {
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(-1)
    },
    Nonsense("a priority of 2000", refusedWith: "It's illegal to set priority:2000.") {
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(2000)
    },
    Nonsense("a priority of nan", refusedWith: "It's illegal to set priority:nan.") {
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(.nan)
    },
    Nonsense("priorities of content that are none") {
      for number in [Float.nan, .infinity, -1, 0, 2000] {
        let label = UILabel()
        label.text = "words"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentHuggingPriority(UILayoutPriority(number), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(number), for: .vertical)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.addSubview(label)
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        draw(box)
        _ = box.systemLayoutSizeFitting(
          CGSize(width: 5, height: 5), withHorizontalFittingPriority: UILayoutPriority(number),
          verticalFittingPriority: UILayoutPriority(number))
      }
    },
    Nonsense("lengths beyond all screens") {
      for number in [CGFloat(1e9), -1e9, 1e300, .greatestFiniteMagnitude] {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: number).isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number > 0 ? 1e-9 : -1).isActive = true
        draw(box)
      }
    },
    Nonsense("content sizes of any number") {
      final class Odd: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
      }
      for number in numbers {
        let view = Odd()
        view.size = CGSize(width: number, height: number)
        view.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.addSubview(view)
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        draw(box)
      }
    },
    Nonsense("fitting into any size") {
      for number in numbers {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
        _ = stack.systemLayoutSizeFitting(CGSize(width: number, height: number))
        _ = stack.systemLayoutSizeFitting(
          CGSize(width: number, height: number), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
      }
    },
    Nonsense("stacks of any spacing") {
      for number in numbers where number.isFinite {
        for distribution in [
          UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ] {
          let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
          stack.distribution = distribution
          stack.spacing = number
          stack.setCustomSpacing(number, after: stack.arrangedSubviews[0])
          stack.isLayoutMarginsRelativeArrangement = true
          stack.layoutMargins = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
          show(stack)
        }
      }
    },
    Nonsense("a stack's spacing of nan", refusedWith: "is not finite!  That's illegal.") {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.spacing = .nan
      show(stack)
    },
    Nonsense("a stack in itself", refusedWith: "Can't add self as subview") {
      let stack = UIStackView()
      stack.addArrangedSubview(stack)
    },
    Nonsense(
      "arranged subviews that aren't there",
      refusedWith: "index out of bounds for arranged subview: index = 99 expected to be less than or equal to 1"
    ) {
      let stack = UIStackView(arrangedSubviews: [UIView()])
      stack.removeArrangedSubview(UIView())
      stack.insertArrangedSubview(UIView(), at: 99)
    },
    Nonsense("margins and safe areas of any number") {
      for number in numbers {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        controller.preferredContentSize = CGSize(width: number, height: number)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        controller.view.addSubview(label)
        if number.isFinite {
          label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
        }
        draw(window)
      }
    },
    Nonsense("safe areas of nan that constraints follow") {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets.top = .nan
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = controller
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
      label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
      draw(window)
    },
  ]
}
