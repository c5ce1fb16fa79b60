internal import Foundation

/// The state of a button with a configuration, created with the first one.
@MainActor final class ButtonConfigurationState {
  let background = ButtonBackgroundView()
  let subtitle = UILabel()
  var spinner: UIActivityIndicatorView?
  /// The arrows of a pop-up button.
  var indicator: UIImageView?
  var needsUpdate = true
  var isUpdating = false
}

extension UIButton {
  /// Schedules an update of the configuration before the next layout.
  func _setNeedsUpdateConfiguration() {
    guard let state = configurationState, !state.isUpdating else { return }
    state.needsUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Shows the configuration, if something changed since it was shown last.
  func updateConfigurationIfNeeded() {
    guard let state = configurationState, state.needsUpdate, !state.isUpdating else { return }
    state.isUpdating = true
    updateConfiguration()
    state.needsUpdate = false
    show(state)
    state.isUpdating = false
  }

  private func show(_ state: ButtonConfigurationState) {
    guard let configuration = shownConfiguration else { return }
    let look = ButtonLook(configuration: configuration, button: self)
    showTitles(configuration, look, state)
    showImage(configuration, look, state)
    showIndicator(configuration, look.foreground, state)
    var background = configuration.background
    if let color = look.background { background.backgroundColor = color }
    if state.background.superview == nil { insertSubview(state.background, at: 0) }
    state.background.show(background, cornerRadius: configuration.cornerRadius(for: self), tint: tintColor)
  }

  private func showTitles(
    _ configuration: Configuration, _ look: ButtonLook, _ state: ButtonConfigurationState
  ) {
    let title = configuration.attributedTitle ?? fallbackTitle
    let size = configuration.buttonSize
    let hasTitle = title?.characters.isEmpty == false
    let label = hasTitle ? _titleLabel : existingTitleLabel
    if let label {
      show(
        title, in: label, size.titleStyle, look, configuration.titleTextAttributesTransformer,
        configuration.titleLineBreakMode)
    }
    if configuration.attributedSubtitle != nil, state.subtitle.superview == nil { addSubview(state.subtitle) }
    show(
      configuration.attributedSubtitle, in: state.subtitle, size.subtitleStyle, look,
      configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    let alignment = configuration.textAlignment(isRightToLeft: isRightToLeft)
    label?.textAlignment = alignment
    state.subtitle.textAlignment = alignment
  }

  private var fallbackTitle: AttributedString? {
    currentAttributedTitle.map { AttributedString($0) } ?? currentTitle.map { AttributedString($0) }
  }

  private func show(
    _ text: AttributedString?, in label: UILabel, _ style: UIFont.TextStyle, _ look: ButtonLook,
    _ transformer: UIConfigurationTextAttributesTransformer?, _ mode: NSLineBreakMode
  ) {
    label.isHidden = text?.characters.isEmpty ?? true
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = mode
    // Fonts of a text style, the app's own too, follow the text size.
    label.adjustsFontForContentSizeCategory = true
    var attributes = AttributeContainer()
    attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = UIFont.preferredFont(
      forTextStyle: style, compatibleWith: traitCollection)
    attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = look.foreground
    if let transformer { attributes = transformer(attributes) }
    label.font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self]
    label.textColor = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
    guard var text else { return label.text = nil }
    // The text's own attributes count before those of the configuration.
    text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
    label.attributedText = NSAttributedString(text)
  }

  private func showImage(
    _ configuration: Configuration, _ look: ButtonLook, _ state: ButtonConfigurationState
  ) {
    showSpinner(configuration, look.foreground, state)
    let image = configuration.image ?? currentImage
    guard let view = image == nil ? existingImageView : _imageView else { return }
    let style = configuration.buttonSize.titleStyle
    let symbol =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    let shown = image.map { $0.isSymbolImage ? $0.applyingSymbolConfiguration(symbol) ?? $0 : $0 }
    view.image = shown
    view.adjustsImageSizeForAccessibilityContentSizeCategory = adjustsImageSizeForAccessibilityContentSizeCategory
    view.alpha = 1
    view.darkening = 0
    view.isHidden = shown == nil || configuration.showsActivityIndicator
    let color = configuration.imageColorTransformer?(look.foreground) ?? look.foreground
    view.tintColor = color
  }

  private func showIndicator(_ configuration: Configuration, _ color: UIColor, _ state: ButtonConfigurationState) {
    let isShown = showsIndicator(configuration)
    state.indicator?.isHidden = !isShown
    guard isShown else { return }
    let view = state.indicator ?? UIImageView()
    if state.indicator == nil {
      state.indicator = view
      addSubview(view)
    }
    // A little smaller than the title, estimated from pictures.
    let font = UIFont.preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: font.pointSize * 0.75, weight: .semibold))
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
  }

  private func showSpinner(
    _ configuration: Configuration, _ color: UIColor, _ state: ButtonConfigurationState
  ) {
    guard configuration.showsActivityIndicator else {
      state.spinner?.stopAnimating()
      return
    }
    let spinner = state.spinner ?? UIActivityIndicatorView(style: .medium)
    if state.spinner == nil {
      state.spinner = spinner
      addSubview(spinner)
    }
    spinner.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    spinner.startAnimating()
  }

  // MARK: Geometry

  private func configuredLayout(
    _ configuration: Configuration, _ state: ButtonConfigurationState, width: CGFloat
  ) -> ConfiguredButtonLayout {
    let image: CGSize
    if configuration.showsActivityIndicator {
      image = state.spinner?.intrinsicContentSize ?? .zero
    } else {
      image = existingImageView?.isHidden == false ? existingImageView?.sizeThatFits(.zero) ?? .zero : .zero
    }
    let isBeside = configuration.imagePlacement != .top && configuration.imagePlacement != .bottom
    let reserved = max(image.width, configuration.imageReservation)
    let arrows = state.indicator.map { $0.isHidden ? .zero : $0.intrinsicContentSize } ?? .zero
    let taken = (isBeside && image != .zero ? reserved + configuration.imagePadding : 0) + arrows.width
    let room = CGSize(width: max(width - taken, 1), height: .greatestFiniteMagnitude)
    return ConfiguredButtonLayout(
      title: existingTitleLabel?.isHidden == false ? existingTitleLabel?.sizeThatFits(room) ?? .zero : .zero,
      subtitle: state.subtitle.isHidden || state.subtitle.superview == nil ? .zero : state.subtitle.sizeThatFits(room),
      image: image, indicator: arrows, imageReservation: configuration.imageReservation,
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, titleAlignment: configuration.titleAlignment,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment, isRightToLeft: isRightToLeft,
      rounding: PixelRounding(scale: layoutScale))
  }

  /// Nil for a button without configuration. In points.
  func configuredSize(width: CGFloat = 1_000_000) -> CGSize? {
    updateConfigurationIfNeeded()
    guard let state = configurationState, let configuration = shownConfiguration else { return nil }
    let insets = configuration.contentInsets
    let layout = configuredLayout(configuration, state, width: width - insets.leading - insets.trailing)
    var size = layout.size
    // A button without content has the height of a line, unless insets are set, like one without a configuration: apps hide such a
    // button with zero insets.
    if size == .zero, !configuration.hasOwnInsets {
      let font =
        existingTitleLabel?.font
        ?? .preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
      size.height = PixelRounding(scale: layoutScale).roundUp(font.lineHeight)
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// Whether the button has a configuration, which has been laid out now.
  func layOutConfiguration() -> Bool {
    updateConfigurationIfNeeded()
    guard let state = configurationState, let configuration = shownConfiguration else { return false }
    let isRightToLeft = isRightToLeft
    let area = bounds.inset(by: configuration.contentInsets.sides(isRightToLeft))
    let layout = configuredLayout(configuration, state, width: area.width)
    let frames = layout.frames(in: area)
    existingTitleLabel?.frame = frames.title
    state.subtitle.frame = frames.subtitle
    existingImageView?.frame = frames.image
    state.indicator?.frame = frames.indicator
    state.spinner?.frame = frames.image
    state.background.frame = bounds.inset(by: configuration.background.backgroundInsets.sides(isRightToLeft))
    state.background.showCorners(configuration.cornerRadius(for: self))
    return true
  }

  func removeConfigurationViews() {
    guard let state = configurationState else { return }
    state.background.removeFromSuperview()
    state.subtitle.removeFromSuperview()
    state.spinner?.removeFromSuperview()
    state.indicator?.removeFromSuperview()
  }
}

extension UIButton.Configuration {
  // Apple gives no figures for the styles.
  fileprivate func cornerRadius(for button: UIButton) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: button.traitCollection)
    case .small: 5.95
    case .medium: 8.5
    case .large: 12
    case .capsule: min(button.bounds.width, button.bounds.height) / 2
    }
  }

  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch titleAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    case .automatic:
      if imagePlacement == .top || imagePlacement == .bottom || image == nil {
        .center
      } else {
        (imagePlacement == .trailing) == isRightToLeft ? .left : .right
      }
    }
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func sides(_ isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
