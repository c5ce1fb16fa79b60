import Foundation

/// A custom view that may share the room of a bar with flexible spaces.
@MainActor package protocol FlexibleBarContent: UIView {
  /// Whether the view takes a share of the room that the other items leave.
  var fillsRoomInBars: Bool { get }
}

/// The container of a custom view in a bar: centred, in its own or its fitting size. The name is UIKit's: it adapts views whose
/// autoresizing masks are translated into constraints.
final class _UITAMICAdaptorView: UIView {
  let content: UIView
  private var constraintsOfContent: [NSLayoutConstraint] = []

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    take()
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  var fillsRoom: Bool { (content as? any FlexibleBarContent)?.fillsRoomInBars == true }

  /// Moves the view here if it is elsewhere.
  func take() {
    guard content.superview !== self else { return }
    addSubview(content)
    NSLayoutConstraint.deactivate(constraintsOfContent)
    constraintsOfContent = []
    guard !content.translatesAutoresizingMaskIntoConstraints else { return }
    let width = content.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor)
    width.priority = UILayoutPriority(999)
    constraintsOfContent = [
      content.centerXAnchor.constraint(equalTo: centerXAnchor),
      content.centerYAnchor.constraint(equalTo: centerYAnchor), width,
    ]
    NSLayoutConstraint.activate(constraintsOfContent)
  }

  /// The size of the view, or its fitting size, in points.
  func contentSize(in room: CGSize) -> CGSize {
    guard content.translatesAutoresizingMaskIntoConstraints else {
      return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = content.bounds.size
    // Apps make search bars for titles with frames of any height; in a bar they have their own.
    if content is UISearchBar {
      return CGSize(width: size.width > 0 ? size.width : room.width, height: content.sizeThatFits(room).height)
    }
    if size.width > 0, size.height > 0 { return size }
    let intrinsic = content.intrinsicContentSize
    var wanted = content.sizeThatFits(room)
    if wanted.width <= 0 { wanted.width = max(intrinsic.width, 0) }
    if wanted.height <= 0 { wanted.height = max(intrinsic.height, 0) }
    if wanted.width <= 0 || wanted.height <= 0 {
      wanted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(
      width: size.width > 0 ? size.width : wanted.width, height: size.height > 0 ? size.height : wanted.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.superview === self, content.translatesAutoresizingMaskIntoConstraints else { return }
    var size = contentSize(in: bounds.size)
    size.width = fillsRoom ? bounds.width : min(size.width, bounds.width)
    let rounding = PixelRounding(scale: layoutScale)
    content.frame = CGRect(
      x: rounding.round((bounds.width - size.width) / 2), y: rounding.round((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }
}
