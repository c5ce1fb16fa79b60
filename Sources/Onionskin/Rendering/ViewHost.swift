internal import Foundation
internal import HeadlessUIKit

/// A controller that shows only a view.
final class ViewHost: UIViewController {
  private let content: UIView
  private let size: CGSize?
  private var ownConstraints: [NSLayoutConstraint] = []
  /// The view's fitting size after its traits were set, in points; nil if the size was fixed.
  private(set) var measured: CGSize?

  /// - Parameter size: the size in points; nil for the view's fitting size.
  init(_ content: UIView, size: CGSize?) {
    self.content = content
    self.size = size
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: size.map { CGRect(origin: .zero, size: $0) } ?? .zero)
    content.removeFromSuperview()
    if let size {
      view.addSubview(content)
      place(size)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard size == nil, measured == nil else { return }
    // The view is in its window already, so added subviews have the screen's traits immediately.
    view.addSubview(content)
    let size = fittingSize
    measured = size
    place(size)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = []
  }

  private func place(_ size: CGSize) {
    guard !content.translatesAutoresizingMaskIntoConstraints else {
      content.frame = CGRect(origin: .zero, size: size)
      return
    }
    ownConstraints = [
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      content.widthAnchor.constraint(equalToConstant: size.width),
      content.heightAnchor.constraint(equalToConstant: size.height),
    ]
    NSLayoutConstraint.activate(ownConstraints)
  }

  /// The fitting size of the constraints; without constraints `sizeThatFits(_:)` for the screen's size.
  private var fittingSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0, size.height > 0 { return size }
    let fitting = content.sizeThatFits(UIScreen.main.bounds.size)
    return CGSize(
      width: size.width > 0 ? size.width : fitting.width, height: size.height > 0 ? size.height : fitting.height)
  }
}
