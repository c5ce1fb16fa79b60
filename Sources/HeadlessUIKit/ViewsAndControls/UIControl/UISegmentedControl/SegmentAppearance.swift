import Foundation

/// The customized appearance of a segmented control, by state.
struct SegmentAppearance {
  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UIBarMetrics: StateImages] = [:]
  var dividers: [UIBarMetrics: DividerImages] = [:]
  var adjustments: [UISegmentedControl.Segment: UIOffset] = [:]

  /// The own look of a state over that of the normal one over the system's.
  @MainActor func textAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var merged: [NSAttributedString.Key: Any] = [
      .font: SegmentLook.font(isSelected: state.contains(.selected)),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    let own = attributes[.normal] ?? [:]
    if own[.font] == nil, attributes[state]?[.font] == nil { merged[.kern] = SegmentMetrics.current.titleKern }
    merged.merge(own) { $1 }
    if state != .normal { merged.merge(attributes[state] ?? [:]) { $1 } }
    return merged
  }

  func background(for state: UIControl.State) -> UIImage? { backgrounds[.default]?[state] }

  /// Whether pictures replace the grey background and the pill.
  var hasOwnBackground: Bool { background(for: .normal) != nil }

  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? { dividers[.default]?[left, right] }
}
