internal import Foundation
internal import InterfaceBuilder

extension InterfaceDocument {
  /// The screen that a view at the top of the document was drawn on. Old documents' canvas is a square of any size class.
  ///
  /// - Parameters:
  ///   - view: a scene's view, or one of a xib, as it was saved.
  ///   - freeformSize: what the scene says of its size, in points; nil for as large as its view was saved.
  ///   - fillsScreen: whether the scene stands in bars of a whole screen, which may take of its view's size.
  ///   - isScene: whether it is a scene's view, and not one of a xib.
  @MainActor func canvasScreen(
    of view: DocumentElement, freeformSize: CGSize?, fillsScreen: Bool, isScene: Bool = true, _ guess: CanvasGuess
  ) -> ScreenConfiguration {
    let isLandscape = device?.isLandscape ?? false
    let orientation: Device.Orientation = isLandscape ? .landscape : .portrait
    let stored = view.child(key: "frame").flatMap { CGRect($0) }
    // In opaque bars views begin below them, or end above them.
    let own = freeformSize ?? stored.flatMap { fillsScreen || $0.origin != .zero ? nil : $0.size }
    guard let known = device?.device ?? self.device(ofSize: own, orientation) else {
      let traits = UITraitCollection.standard.modifyingTraits {
        $0.displayScale = 2
        if device == nil {
          $0.horizontalSizeClass = .unspecified
          $0.verticalSizeClass = .unspecified
        }
      }
      let insets = UIEdgeInsets(top: guess.hasStatusBar ? 20 : 0, left: 0, bottom: 0, right: 0)
      return ScreenConfiguration(
        size: own ?? canvas, safeAreaInsets: insets, traits: InterfaceDocument.traits(traits, guess))
    }
    let screen = known.size(orientation: orientation)
    let size = own ?? screen
    var full =
      guess.hasStatusBar
      ? known.safeAreaInsets(orientation: orientation)
      : known.safeAreaInsetsWithoutStatusBar(orientation: orientation)
    // Up to iOS 13, which the tools before version 12 of Xcode have, this screen's status bar is lower.
    if device?.identifier == "retina6_1", toolsVersion < 17000 { InterfaceDocument.lower(&full, from: 48, to: 44) }
    // The safe area insets of a screen apply to every view of a xib, however small. Source: frames in documents.
    let insets =
      isScene ? InterfaceDocument.insets(full, of: size, on: known, screen, isFreeform: freeformSize != nil) : full
    let traits = InterfaceDocument.traits(known.traits(orientation: orientation), guess)
    // The height of a view doesn't determine whether the phone is a large one.
    let high = CGSize(width: size.width, height: max(size.height, screen.height))
    return ScreenConfiguration(
      size: size, safeAreaInsets: insets, statusBarHeight: known.statusBarHeight(orientation: orientation),
      traits: traits,
      // Views narrower than a large phone have a phone's margins on tablets, too.
      minimumMargin: size.width < screen.width && size.width < 414
        ? 16 : ScreenConfiguration(size: high, traits: traits).systemMinimumMargin,
      orientation: isLandscape ? .landscapeRight : .portrait)
  }

  /// The first device of the catalogue with a screen of a size, for one whose name isn't known.
  @MainActor private func device(ofSize size: CGSize?, _ orientation: Device.Orientation) -> Device? {
    guard device != nil, let size else { return nil }
    return Device.all.first { $0.size(orientation: orientation) == size }
  }

  private static func lower(_ insets: inout UIEdgeInsets, from old: CGFloat, to new: CGFloat) {
    if insets.top == old { insets.top = new }
    if insets.left == old { (insets.left, insets.right) = (new, new) }
  }

  private static func traits(_ traits: UITraitCollection, _ guess: CanvasGuess) -> UITraitCollection {
    guard let size = guess.textSize else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = size }
  }

  /// The insets of the screen at a view's edges, in points. A view of another size is at the screen's upper left corner, and only
  /// the edges that it reaches are inset. A view that is only lower is a sheet, below the status bar. Source: frames in documents.
  private static func insets(
    _ full: UIEdgeInsets, of size: CGSize, on device: Device, _ screen: CGSize, isFreeform: Bool
  ) -> UIEdgeInsets {
    if size == screen { return full }
    if !isFreeform {
      return device.idiom == .phone
        ? UIEdgeInsets(top: 0, left: full.left, bottom: full.bottom, right: full.right) : .zero
    }
    return UIEdgeInsets(
      top: full.top, left: full.left, bottom: max(full.bottom - max(screen.height - size.height, 0), 0),
      right: max(full.right - max(screen.width - size.width, 0), 0))
  }

  /// Places a view of a xib on its canvas, which since Xcode 9 is a controller's: the view has the margins of a controller's view,
  /// with none above and below. Source: frames in documents.
  @MainActor func show(_ view: UIView, in controller: UIViewController, isCell: Bool) {
    guard toolsVersion >= 13000, !isCell else { return controller.view.addSubview(view) }
    let owner = UIViewController()
    owner.view = view
    controller.addChild(owner)
    controller.view.addSubview(view)
    owner.didMove(toParent: controller)
  }
}
