import UIKit

/// Islands in the sea, and a button beside each.
final class IslandMapView: UIView {
  private static let islandSize = CGSize(width: 120, height: 84)

  private let islands: [(place: CGPoint, shape: UIView, button: UIButton)]

  init(_ buttons: [(place: CGPoint, button: UIButton)]) {
    islands = buttons.map { ($0.place, UIView(), $0.button) }
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.07, green: 0.19, blue: 0.27, alpha: 1) : UIColor(red: 0.68, green: 0.85, blue: 0.93, alpha: 1)
    }
    for island in islands {
      island.shape.backgroundColor = UIColor(red: 0.93, green: 0.87, blue: 0.70, alpha: 1)
      island.shape.layer.cornerRadius = IslandMapView.islandSize.height / 2
      addSubview(island.shape)
      addSubview(island.button)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let map = bounds.inset(by: layoutMargins)
    for island in islands {
      let center = CGPoint(x: map.minX + map.width * island.place.x, y: map.minY + map.height * island.place.y)
      let size = IslandMapView.islandSize
      island.shape.frame = CGRect(
        x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width,
        height: size.height)
      let label = island.button.sizeThatFits(map.size)
      let width = min(label.width, map.width)
      island.button.frame = CGRect(
        x: min(max(center.x - width / 2, map.minX), map.maxX - width).rounded(),
        y: (center.y - label.height / 2).rounded(), width: width, height: label.height)
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
