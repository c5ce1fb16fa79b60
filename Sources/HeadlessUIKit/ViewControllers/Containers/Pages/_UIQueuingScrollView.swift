import Foundation

/// Three places side by side, of which the middle one is visible: the page before, the one at hand, the page after.
final class _UIQueuingScrollView: UIScrollView {
  /// A position relative to the centre page.
  enum Side: Int {
    /// Left or above, and right or below.
    case first = 0
    case last = 2
  }

  var isHorizontal = true {
    didSet { setNeedsLayout() }
  }
  /// Called when the content scrolls: towards a side, by a part of a page from 0 to 1; nil for back at rest.
  var didScroll: ((Side?, CGFloat) -> Void)?

  private let places = [UIView(), UIView(), UIView()]
  private var isPlacing = false

  init(spacing: CGFloat) {
    self.spacing = spacing
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    isDirectionalLockEnabled = true
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    for place in places { addSubview(place) }
  }

  required init?(coder: NSCoder) { nil }

  /// The room between pages, in points: the view is larger than a page by as much.
  private let spacing: CGFloat

  /// Sets a page's view in the centre or at a side; nil removes it.
  func setPage(_ view: UIView?, at side: Side?) {
    // A page's constraints may be solved before the next layout: it has its size from the start.
    placePages()
    let place = places[side?.rawValue ?? 1]
    for old in place.subviews where old !== view { old.removeFromSuperview() }
    guard let view, view.superview !== place else { return }
    fill(place, with: view)
    place.addSubview(view)
  }

  private func fill(_ place: UIView, with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = place.bounds
  }

  /// The size of a page, in points.
  private var step: CGFloat { isHorizontal ? bounds.width : bounds.height }

  private var restingOffset: CGPoint { isHorizontal ? CGPoint(x: step, y: 0) : CGPoint(x: 0, y: step) }

  /// Back to the middle without telling.
  func rest() {
    isPlacing = true
    contentOffset = restingOffset
    isPlacing = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placePages()
  }

  private func placePages() {
    guard step != laidOutStep || bounds.size != laidOutSize else { return }
    laidOutStep = step
    laidOutSize = bounds.size
    isPlacing = true
    let size = bounds.size
    contentSize =
      isHorizontal ? CGSize(width: step * 3, height: size.height) : CGSize(width: size.width, height: step * 3)
    let margin = spacing / 2
    for (index, place) in places.enumerated() {
      let start = CGFloat(index) * step
      place.frame =
        isHorizontal
        ? CGRect(x: start + margin, y: 0, width: max(step - spacing, 0), height: size.height)
        : CGRect(x: 0, y: start + margin, width: size.width, height: max(step - spacing, 0))
      for view in place.subviews { view.frame = place.bounds }
    }
    contentOffset = restingOffset
    isPlacing = false
  }

  private var laidOutStep: CGFloat = -1
  private var laidOutSize = CGSize.zero

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard !isPlacing, step > 0, oldBounds.origin != bounds.origin, bounds.size == laidOutSize else { return }
    let way = isHorizontal ? bounds.minX - step : bounds.minY - step
    if way == 0 { didScroll?(nil, 0) } else { didScroll?(way < 0 ? .first : .last, min(abs(way) / step, 1)) }
  }
}
