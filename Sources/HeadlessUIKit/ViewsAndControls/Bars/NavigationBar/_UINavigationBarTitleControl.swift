import Foundation

/// The control behind a bar's title with a menu: its indicator and touch area. Named as UIKit's.
final class _UINavigationBarTitleControl: UIControl {

  private let sign = UIImageView()
  weak var item: UINavigationItem?

  init() {
    super.init(frame: .zero)
    sign.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        .applying(UIImage.SymbolConfiguration(hierarchicalColor: .secondaryLabel)))
    sign.isUserInteractionEnabled = false
    addSubview(sign)
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var signSize: CGSize { sign.image?.size ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rounding = PixelRounding(scale: layoutScale)
    let size = signSize
    sign.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - size.width, y: rounding.round((bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menuConfiguration(.automatic) { [weak self] in self?.item?.titleMenu }
  }
}
