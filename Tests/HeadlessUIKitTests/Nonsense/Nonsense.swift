import UIKit

/// An invalid use of views: UIKit's reaction is known, or it has to be harmless.
@MainActor struct Nonsense {
  let name: String
  /// The error message if UIKit rejects it; nil if it continues.
  var words: String?
  let body: @MainActor () -> Void

  init(_ name: String, refusedWith words: String? = nil, _ body: @escaping @MainActor () -> Void) {
    self.name = name
    self.words = words
    self.body = body
  }

  static let all = geometry + text + controls + lists + drawing + layout

  /// Numbers that aren't finite, that are negative, or that are too large.
  static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e9, .greatestFiniteMagnitude]

  /// Those that result in geometry that layers accept: UIKit also rejects positions that aren't numbers.
  static let finiteNumbers = numbers.filter(\.isFinite)

  /// Shows the view in a window, lays it out, and draws it.
  static func show(_ view: UIView, size: CGSize = CGSize(width: 200, height: 200)) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: CGSize(width: 320, height: 480)))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    view.frame = CGRect(origin: .zero, size: size)
    controller.view.addSubview(view)
    draw(window)
  }

  static func draw(_ view: UIView) {
    view.layoutIfNeeded()
    _ = view.layer.displayItem()
    _ = view.sizeThatFits(CGSize(width: 100, height: 100))
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil)
  }
}
