import Foundation
import HeadlessUIKit

/// Something whose cost depends on a number.
@MainActor struct Growth {
  let name: String
  let counts: [Int]
  /// Makes ready what isn't measured, and gives what is.
  private let prepare: (Int) -> () -> Void

  init(_ name: String, _ counts: [Int], prepare: @escaping (Int) -> () -> Void) {
    self.name = name
    self.counts = counts
    self.prepare = prepare
  }

  func seconds(_ count: Int) -> Double {
    let run = prepare(count)
    let start = ContinuousClock.now
    run()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  private static let siblings = [500, 1000, 2000, 4000]

  static let all: [Growth] = [
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
    Growth("subviews laid out by constraints", [250, 500, 1000]) { count in
      let list = list(of: count)
      return { list.layoutIfNeeded() }
    },
    Growth("views in each other, laid out", [100, 200, 400, 800]) { count in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var parent = root
      for _ in 0..<count {
        let view = UIView(frame: parent.bounds)
        parent.addSubview(view)
        parent = view
      }
      return { root.layoutIfNeeded() }
    },
    Growth("controllers pushed", [50, 100, 200, 400]) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      return { for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) } }
    },
    Growth("characters of a label, measured", [10_000, 20_000, 40_000, 80_000]) { count in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "growth ", count: count / 7)
      return { _ = label.sizeThatFits(CGSize(width: 300, height: 1e6)) }
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
