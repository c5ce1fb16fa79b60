import UIKit

@testable import HeadlessUIKit

/// A controller whose content is a scroll view, 100 x 2,000 points.
@MainActor final class ScrollingController: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(scrollView)
  }
}

extension UIView {
  /// The first view of a class in the tree, depth first; hidden ones are skipped.
  func first<View: UIView>(_ type: View.Type, where isWanted: (View) -> Bool = { _ in true }) -> View? {
    if isHidden { return nil }
    if let view = self as? View, isWanted(view) { return view }
    for subview in subviews {
      if let found = subview.first(type, where: isWanted) { return found }
    }
    return nil
  }

  /// The label that shows a given text.
  func label(_ text: String) -> UILabel? {
    if isHidden { return nil }
    if let label = self as? UILabel, label.text == text { return label }
    for subview in subviews {
      if let found = subview.label(text) { return found }
    }
    return nil
  }
}
