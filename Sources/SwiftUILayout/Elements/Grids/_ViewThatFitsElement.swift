public import Foundation

/// `ViewThatFits`: shows the first of several elements whose ideal size fits the proposal on some axes, or else the last.
public final class _ViewThatFitsElement: _LayoutElement {
  /// The candidates.
  public var choices: [_LayoutElement] {
    didSet {
      for choice in choices { choice.parent = self }
      invalidateLayout()
    }
  }
  /// The axes on which the size must fit.
  public var axes: Axis.Set { didSet { if axes != oldValue { invalidateLayout() } } }
  /// The element that was placed last; nil before the first placement.
  public private(set) var shown: _LayoutElement?

  public init(_ choices: [_LayoutElement] = [], axes: Axis.Set = [.horizontal, .vertical]) {
    self.choices = choices
    self.axes = axes
    super.init()
    for choice in choices { choice.parent = self }
  }

  private func choice(for proposal: ProposedViewSize) -> _LayoutElement? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return choices.dropLast().first { choice in
      let size = choice.sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? choices.last
  }

  public override var children: [_LayoutElement] { shown.map { [$0] } ?? [] }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  public override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
    let before = shown
    shown = choice(for: proposal)
    if let shown, shown !== before { childDidReturn(shown) }
    if let shown { placeChild(shown, at: .zero, within: size.width, proposal: proposal) }
  }

  public override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    choice(for: dimensions.proposal)?.dimensions(in: dimensions.proposal).explicitGuide(key)
  }

  /// The shown element isn't known before a size is proposed: the first one's priority is used.
  public override func computeSpacing() -> ViewSpacing { choices.first?.spacing ?? .zero }

  public override func trait(_ key: ObjectIdentifier) -> Any? { (shown ?? choices.first)?.trait(key) }
}
