import Foundation

/// The colours of a configured button in its state.
///
/// Apple documents them only with pictures; the opacities are estimated from these.
@MainActor struct ButtonLook {
  let configuration: UIButton.Configuration
  let tint: UIColor
  let isEnabled: Bool
  let isHighlighted: Bool
  let isSelected: Bool
  let isDestructive: Bool

  init(configuration: UIButton.Configuration, button: UIButton) {
    self.configuration = configuration
    tint = button.tintColor
    isEnabled = button.isEnabled
    isHighlighted = button.isHighlighted
    isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    isDestructive = button.role == .destructive
  }

  /// A selected button is shown one step stronger.
  private var kind: UIButton.Configuration.Kind {
    guard isSelected else { return configuration.kind }
    switch configuration.kind {
    case .plain: return .tinted
    case .gray, .tinted, .filled: return .filled
    }
  }

  private var accent: UIColor { isDestructive ? .systemRed : tint }

  var foreground: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    let base = configuration.baseForegroundColor ?? (kind == .filled ? .white : accent)
    return isHighlighted ? faded(base, ButtonMetrics.current.highlightedShare) : base
  }

  /// Nil if the configuration's own background is unchanged.
  var background: UIColor? {
    let own = configuration.background.backgroundColor
    guard own == nil || own == .clear else {
      return isHighlighted ? own.map { faded($0, ButtonMetrics.current.highlightedShare) } : nil
    }
    guard let base else { return nil }
    guard isEnabled else { return .tertiarySystemFill }
    return isHighlighted ? faded(base, ButtonMetrics.current.highlightedShare) : base
  }

  private var base: UIColor? {
    switch kind {
    case .plain: configuration.baseBackgroundColor
    case .tinted: faded(configuration.baseBackgroundColor ?? accent, ButtonMetrics.current.tintedShare)
    case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
    case .filled: configuration.baseBackgroundColor ?? accent
    }
  }

  /// A share of the colour's own alpha.
  private func faded(_ color: UIColor, _ share: CGFloat) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * share)
    }
  }
}
