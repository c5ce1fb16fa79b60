/// The appearances of a bar, or of the item on top of one: standard and scroll edge, each for regular and compact height. They are
/// copied when they are set.
@MainActor final class BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance? {
    didSet {
      standard = adopted(standard)
      isStandardSet = true
      onChange?()
    }
  }
  var compact: Appearance? {
    didSet {
      compact = adopted(compact)
      onChange?()
    }
  }
  var scrollEdge: Appearance? {
    didSet {
      scrollEdge = adopted(scrollEdge)
      onChange?()
    }
  }
  var compactScrollEdge: Appearance? {
    didSet {
      compactScrollEdge = adopted(compactScrollEdge)
      onChange?()
    }
  }

  /// Whether the standard appearance was set or changed; otherwise the bar's older properties count.
  private(set) var isStandardSet = false

  /// Called when an appearance was set, and when one of them changed.
  var onChange: (() -> Void)?

  /// - Parameter standard: the default until one is set.
  init(standard: Appearance? = nil) {
    self.standard = standard
    if let standard { observe(standard) }
  }

  private func adopted(_ appearance: Appearance?) -> Appearance? {
    guard let copy = appearance?.makeCopy() as? Appearance else { return nil }
    observe(copy)
    return copy
  }

  private func observe(_ appearance: Appearance) {
    appearance.onChange = { [weak self, weak appearance] in
      guard let self else { return }
      if appearance === standard { isStandardSet = true }
      onChange?()
    }
  }

  /// The appearance to show.
  ///
  /// - Parameters:
  ///   - isCompact: whether the bar has little height.
  ///   - isAtScrollEdge: whether nothing is scrolled under the bar.
  ///   - item: the appearances of the item on top, which go before the bar's.
  /// - Returns: also whether one was set for the edge, at the edge; without one a bar has no background there.
  func shown(
    isCompact: Bool, isAtScrollEdge: Bool, item: BarAppearances? = nil
  ) -> (appearance: Appearance?, hasEdge: Bool) {
    let standard = item?.standard ?? standard
    let edge = item?.scrollEdge ?? scrollEdge
    let usual = isCompact ? item?.compact ?? compact ?? standard : standard
    let own = isCompact ? item?.compactScrollEdge ?? compactScrollEdge ?? edge : edge
    return isAtScrollEdge ? (own ?? usual, own != nil) : (usual, false)
  }
}
