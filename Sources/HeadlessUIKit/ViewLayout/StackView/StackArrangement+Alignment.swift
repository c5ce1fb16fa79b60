import Foundation

extension StackArrangement {
  // MARK: Across the axis

  /// The first view is tied to the canvas and the others to it.
  func align() {
    switch alignment {
    case .fill:
      connect(crossStart)
      connect(crossEnd)
      return
    case .leading:
      connect(crossStart)
      keepInside(atStart: false)
    case .trailing:
      connect(crossEnd)
      keepInside(atEnd: false)
    case .center:
      connect(crossCenter)
      keepInside()
    case .firstBaseline: alignBaselines(.firstBaseline, toward: crossStart)
    case .lastBaseline: alignBaselines(.lastBaseline, toward: crossEnd)
    }
    guard !shown.isEmpty else { return }
    add(canvas, crossLength, constant: 0, priority: Priority.spanningFit, "UISV-spanning-fit")
    for view in shown {
      add(view, crossLength, constant: 0, priority: Priority.suppression, "UISV-ambiguity-suppression")
    }
  }

  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    // Baselines run across a row only.
    case .firstBaseline where axis == .vertical: .leading
    case .lastBaseline where axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  private func connect(_ attribute: NSLayoutConstraint.Attribute) {
    guard let first = shown.first else { return }
    add(canvas, attribute, .equal, first, attribute, rank: BreakRank.alignment, "UISV-canvas-connection")
    for view in shown.dropFirst() {
      add(view, attribute, .equal, first, attribute, rank: BreakRank.alignment, "UISV-alignment")
    }
  }

  private func alignBaselines(_ baseline: NSLayoutConstraint.Attribute, toward side: NSLayoutConstraint.Attribute) {
    guard let first = shown.first else { return }
    for view in shown.dropFirst() {
      add(view, baseline, .equal, first, baseline, rank: BreakRank.alignment, "UISV-alignment")
    }
    keepInside()
    // At least one view touches the side that the baselines are counted from.
    for view in shown { add(view, side, .equal, canvas, side, priority: Priority.spanningFit, "UISV-spanning-fit") }
  }

  private func keepInside(atStart: Bool = true, atEnd: Bool = true) {
    func keep(_ view: UIView, _ side: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation) {
      add(canvas, side, relation, view, side, priority: Priority.boundary, "UISV-spanning-boundary")
    }
    for view in shown {
      if atStart { keep(view, crossStart, .lessThanOrEqual) }
      if atEnd { keep(view, crossEnd, .greaterThanOrEqual) }
    }
  }

  func alignHidden(_ view: UIView) {
    let side: NSLayoutConstraint.Attribute =
      switch alignment {
      case .fill, .leading, .firstBaseline: crossStart
      case .trailing, .lastBaseline: crossEnd
      case .center: crossCenter
      }
    add(view, side, .equal, canvas, side, rank: BreakRank.alignment, "UISV-alignment")
    if alignment == .fill {
      add(view, crossEnd, .equal, canvas, crossEnd, priority: Priority.canvasFit, "UISV-alignment")
    }
  }
}
