internal import Foundation
internal import HeadlessUIKit

/// Shows a view and nothing else.
final class ViewHost: UIViewController {
  private let content: UIView
  /// In points.
  let size: CGSize

  /// - Parameter size: nil for the size that the view has, or that its constraints give it.
  init(_ content: UIView, size: CGSize?) {
    self.content = content
    self.size = size ?? ViewHost.size(of: content)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    content.removeFromSuperview()
    view.addSubview(content)
    if content.translatesAutoresizingMaskIntoConstraints {
      content.frame = CGRect(origin: .zero, size: size)
    } else {
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leftAnchor.constraint(equalTo: view.leftAnchor),
        content.widthAnchor.constraint(equalToConstant: size.width),
        content.heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
  }

  private static func size(of view: UIView) -> CGSize {
    let size = view.bounds.size
    if size.width > 0, size.height > 0 { return size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}
