internal import Foundation
internal import HeadlessUIKit

extension HostedScreen {
  /// The maximum number of measurements of the height: the heights of self-sizing rows are only known after their layout.
  private static let mostRounds = 8

  /// Makes the screen as high as the content of its largest scroll view.
  ///
  /// - Parameter limit: the maximum height, in points.
  /// - Returns: the message about content that the picture doesn't show, without a final period; nil if it shows all.
  func show(_ content: PictureContent) -> String? {
    guard case .whole(let limit) = content else { return nil }
    var size = configuration.size
    for _ in 0..<HostedScreen.mostRounds {
      guard let scrollView = HostedScreen.largest(in: self.content) else { return nil }
      let hidden = HostedScreen.hiddenHeight(of: scrollView)
      if hidden <= 0.5 { return nil }
      if size.height >= limit {
        return "the content is \(Int(hidden.rounded(.up))) pt higher than the picture, which is cut at \(Int(limit)) pt"
      }
      let before = scrollView.bounds.height
      size.height = min((size.height + hidden).rounded(.up), limit)
      var taller = configuration
      taller.size = size
      change(to: taller)
      // A scroll view with a fixed height doesn't show more on a higher screen.
      if scrollView.bounds.height <= before { return "\(ViewName.name(of: scrollView)) doesn't grow with the screen" }
    }
    return nil
  }

  private static func hiddenHeight(of scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height - (scrollView.bounds.height - insets.top - insets.bottom)
  }

  /// The largest visible scroll view that scrolls vertically; text views are excluded.
  private static func largest(in view: UIView) -> UIScrollView? {
    scrollViews(in: view).max { area($0) < area($1) }
  }

  private static func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    if view.isHidden || view.alpha < 0.01 { return [] }
    let own = (view as? UIScrollView).flatMap { $0 is UITextView || $0.isPagingEnabled ? nil : [$0] } ?? []
    return own + view.subviews.flatMap { scrollViews(in: $0) }
  }
}
