/// A bar's images for its background, by where the bar is and how high: what was set before there were appearances.
@MainActor struct BarBackgroundImages {
  private struct Key: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var images: [Key: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Key(position: position, metrics: metrics)] }
    set { images[Key(position: position, metrics: metrics)] = newValue }
  }
}
