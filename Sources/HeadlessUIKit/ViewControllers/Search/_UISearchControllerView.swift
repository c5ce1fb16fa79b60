import Foundation

/// The view of a search: what is searched shows through until there are results.
final class _UISearchControllerView: UIView {
  let dimming = UIView()
  /// A tap beside the results ends the search.
  var onTap: (() -> Void)?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    // Measured on pictures: a search dims less than a sheet.
    dimming.backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.1)
    }
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("handleTap:", _UISearchControllerView.handleTap)))
    addSubview(dimming)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func handleTap(_ recognizer: UITapGestureRecognizer) { onTap?() }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
  }
}
