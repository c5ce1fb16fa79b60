internal import Foundation
internal import InterfaceBuilder

extension UIScrollView {
  static let elementDismissModes: [String: KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
  ]

  /// Takes what a document says of a scroll view.
  func readScrolling(_ reader: ElementReader) {
    if let value = reader.bool("scrollEnabled") { isScrollEnabled = value }
    if let value = reader.bool("pagingEnabled") { isPagingEnabled = value }
    if let value = reader.bool("directionalLockEnabled") { isDirectionalLockEnabled = value }
    if let value = reader.bool("bounces") { bounces = value }
    if let value = reader.bool("bouncesZoom") { bouncesZoom = value }
    // What a document doesn't say of these is no, whatever code would begin with.
    clipsToBounds = reader.bool("clipsSubviews") ?? false
    alwaysBounceVertical = reader.bool("alwaysBounceVertical") ?? false
    alwaysBounceHorizontal = reader.bool("alwaysBounceHorizontal") ?? false
    if let value = reader.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = value }
    if let value = reader.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = value }
    if let value = reader.bool("delaysContentTouches") { delaysContentTouches = value }
    if let value = reader.bool("canCancelContentTouches") { canCancelContentTouches = value }
    if let value = reader.number("minimumZoomScale") { minimumZoomScale = value }
    if let value = reader.number("maximumZoomScale") { maximumZoomScale = value }
    if let value = reader.value("keyboardDismissMode", UIScrollView.elementDismissModes) { keyboardDismissMode = value }
    let behaviours: [String: ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    if let value = reader.value("contentInsetAdjustmentBehavior", behaviours) { contentInsetAdjustmentBehavior = value }
    let styles: [String: IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
    if let value = reader.value("indicatorStyle", styles) { indicatorStyle = value }
    if let insets = reader.insets("contentInset") { contentInset = insets }
    if let insets = reader.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    if let size = reader.size("contentSize") { contentSize = size }
  }
}

extension UIVisualEffectView {
  /// Takes what a document says of a view with an effect.
  func readEffect(_ reader: ElementReader) {
    if let blur = reader.blurEffect() { effect = blur }
    for child in reader.children(named: "vibrancyEffect") {
      if let vibrancy = reader.part(child, { $0.vibrancyEffect() }) { effect = vibrancy }
    }
    if let content = reader.child(key: "contentView") {
      reader.loader.configure(contentView, as: content) { contentView.read($0) }
    }
  }
}

extension ElementReader {
  /// The effect of a `blurEffect` among the children.
  func blurEffect() -> UIBlurEffect? {
    children(named: "blurEffect").last.flatMap { child in
      part(child) { $0.value("style", InterfaceNames.blurStyles) }.map { UIBlurEffect(style: $0) }
    }
  }

  fileprivate func vibrancyEffect() -> UIVibrancyEffect? {
    let style = value("style", InterfaceNames.vibrancyStyles)
    guard let blur = blurEffect() else { return nil }
    return style.map { UIVibrancyEffect(blurEffect: blur, style: $0) } ?? UIVibrancyEffect(blurEffect: blur)
  }
}

extension InterfaceNames {
  fileprivate static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  fileprivate static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]
}
