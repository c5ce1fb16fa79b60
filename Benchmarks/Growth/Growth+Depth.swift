import Foundation
import HeadlessUIKit
import Onionskin

extension Growth {
  static let depths = [10, 100, 400, 900]

  static let nestedViews: [Growth] = [
    Growth("views put in each other", depths) { count in
      let views = (0..<count).map { _ in UIView() }
      return { for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) } }
    },
    Growth("views put around each other", depths) { count in
      let views = (0..<count).map { _ in UIView() }
      return { for (inner, outer) in zip(views, views.dropFirst()) { outer.addSubview(inner) } }
    },
    Growth("views in each other removed, inner ones first", depths) { count in
      let views = nest(count).chain
      return { for view in views.reversed() { view.removeFromSuperview() } }
    },
    Growth("views in each other, laid out", depths) { count in
      let root = nest(count)
      return { root.layoutIfNeeded() }
    },
    Growth("views held by constraints in each other", depths) { count in
      let root = nest(count, withConstraints: true)
      return { root.layoutIfNeeded() }
    },
    Growth("views in each other, given a tint", depths) { count in
      let root = nest(count)
      return { root.tintColor = .green }
    },
    Growth("views in each other, drawn", depths) { count in
      let root = nest(count)
      root.tintColor = .green
      return { _ = root.layer.displayItem() }
    },
    // Below a window and a controller's view, in a container that insets its safe area.
    Growth("views in each other, shown on a screen", [10, 100, 400, 800]) { count in
      let root = nest(count)
      return {
        _ = ScreenRenderer.take(
          on: ScreenConfiguration(size: CGSize(width: 320, height: 480), traits: .standard)
        ) {
          let controller = UIViewController()
          root.frame = controller.view.bounds
          controller.view.addSubview(root)
          return UINavigationController(rootViewController: controller)
        }
      }
    },
  ]

  private static func nest(_ count: Int, withConstraints: Bool = false) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .red
    var parent = root
    for _ in 0..<count {
      let view = UIView(frame: parent.bounds)
      parent.addSubview(view)
      if withConstraints {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: parent.topAnchor), view.leftAnchor.constraint(equalTo: parent.leftAnchor),
          view.widthAnchor.constraint(equalTo: parent.widthAnchor),
          view.heightAnchor.constraint(equalTo: parent.heightAnchor),
        ])
      }
      parent = view
    }
    return root
  }
}

extension UIView {
  /// The view, its first subview, that one's first, and so on.
  fileprivate var chain: [UIView] { Array(sequence(first: self) { $0.subviews.first }) }
}
