import Foundation
import HeadlessUIKit

extension Growth {
  static let siblingViews: [Growth] = [
    Growth("subviews added", siblings) { count in
      let parent = UIView()
      let views = (0..<count).map { _ in UIView() }
      return { for view in views { parent.addSubview(view) } }
    },
    Growth("subviews removed, the first one first", siblings) { count in
      let parent = parent(of: count)
      return { for view in parent.subviews { view.removeFromSuperview() } }
    },
    Growth("subviews removed, the last one first", siblings) { count in
      let parent = parent(of: count)
      return { for view in parent.subviews.reversed() { view.removeFromSuperview() } }
    },
    Growth("subviews laid out by constraints", [10, 100, 1000, 4000]) { count in
      let list = list(of: count)
      return { list.layoutIfNeeded() }
    },
    Growth("subviews with constraints removed", [10, 100, 1000, 4000]) { count in
      let list = list(of: count)
      list.layoutIfNeeded()
      return { for view in list.subviews { view.removeFromSuperview() } }
    },
    Growth("constraints of one view deactivated", [1000, 10_000, 100_000]) { count in
      let view = UIView()
      let constraints = (0..<count).map { view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat($0)) }
      NSLayoutConstraint.activate(constraints)
      return { NSLayoutConstraint.deactivate(constraints) }
    },
    Growth("required conflicts on one view", [10, 100, 1000, 10_000]) { count in
      let box = UIView()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
      NSLayoutConstraint.activate((0..<count).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) })
      return { box.layoutIfNeeded() }
    },
    Growth("controllers pushed", [10, 100, 400, 1600]) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      return { for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) } }
    },
  ]

  private static func parent(of count: Int) -> UIView {
    let parent = UIView()
    for _ in 0..<count { parent.addSubview(UIView()) }
    return parent
  }

  /// Views below each other, as a person lays out a list by hand.
  private static func list(of count: Int) -> UIView {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var constraints: [NSLayoutConstraint] = []
    var above = parent.topAnchor
    for _ in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      constraints += [
        view.topAnchor.constraint(equalTo: above), view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 20),
      ]
      above = view.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
    return parent
  }
}
