internal import Foundation
internal import Graphics
internal import HeadlessUIKit

extension ScreenSetup {
  /// Captures a view controller.
  @MainActor func take(_ controller: UIViewController, _ assertion: AssertionConfiguration) -> TakenScreen {
    TakenScreen(show(controller, assertion, read: TakenScreen.whole))
  }

  /// Captures a view in a window of the view's size, without a keyboard.
  @MainActor func take(_ view: UIView, _ assertion: AssertionConfiguration) -> TakenScreen {
    TakenScreen(show(view, assertion, read: TakenScreen.component))
  }

  /// Captures moments of a view controller's screen.
  ///
  /// - Parameters:
  ///   - times: in counted seconds after `begin`.
  ///   - begin: starts the animations, after the screen has come to rest.
  @MainActor func take(
    _ controller: UIViewController, _ assertion: AssertionConfiguration, at times: [TimeInterval],
    after begin: () -> Void
  ) -> TakenScreen {
    TakenScreen(show(controller, assertion) { FilmStrip(of: $0, at: times, showingKeyboard: true, after: begin) })
  }

  /// Captures moments of a view in a window of the view's size.
  @MainActor func take(
    _ view: UIView, _ assertion: AssertionConfiguration, at times: [TimeInterval], after begin: () -> Void
  ) -> TakenScreen {
    TakenScreen(show(view, assertion) { FilmStrip(of: $0, at: times, showingKeyboard: false, after: begin) })
  }

  /// Captures a layer in its own bounds, after layout.
  @MainActor func take(_ layer: CALayer, _ assertion: AssertionConfiguration) -> TakenScreen {
    let config = (assertion.screen ?? config).forComponent
    let configuration = config.screenConfiguration(size: layer.bounds.size, traits: traits)
    let surroundings = assertion.surroundings == nil ? HostedSurroundings(configuration) : nil
    defer { surroundings?.end() }
    let (list, seconds) = StageTimes.measure {
      layer.layOutForDrawing()
      let origin = layer.bounds.origin
      let move = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      let items = layer.displayItems()
      let moved = move.isIdentity ? items : [.group(DisplayGroup(transform: move, items: items))]
      return DisplayList(size: layer.bounds.size, scale: configuration.scale, items: moved)
    }
    let notes = TakenNotes(
      variant: config.description(of: configuration), times: StageTimes(displayList: seconds))
    return TakenScreen(displayList: list, notes: notes)
  }
}

extension TakenScreen {
  /// The contents of a screen, with its keyboard.
  @MainActor static func whole(_ screen: HostedScreen) -> (DisplayList, ViewNode) {
    (screen.displayList(), screen.viewTree())
  }

  /// The contents of a screen, without a keyboard.
  @MainActor static func component(_ screen: HostedScreen) -> (DisplayList, ViewNode) {
    (screen.displayList(showingKeyboard: false), screen.viewTree())
  }

  init(_ shown: (reading: (DisplayList, ViewNode), notes: TakenNotes)) {
    self.init(displayList: shown.reading.0, tree: shown.reading.1, notes: shown.notes)
  }

  init(_ shown: (reading: FilmStrip, notes: TakenNotes)) {
    self.init(displayList: shown.reading.displayList, tree: shown.reading.tree, notes: shown.notes)
    frames = shown.reading.places
  }

  /// Creates a screen that displays an image.
  init(_ image: UIImage) {
    let place = CGRect(origin: .zero, size: image.size)
    self.init(displayList: DisplayList(size: image.size, scale: image.scale, items: image.displayItems(in: place)))
  }
}

extension FilmStrip {
  @MainActor init(
    of screen: HostedScreen, at times: [TimeInterval], showingKeyboard: Bool, after begin: () -> Void
  ) {
    let shown = screen.moments(at: times, after: begin) {
      ($0.displayList(showingKeyboard: showingKeyboard), $0.shownViewTree())
    }
    self.init(frames: zip(times.sorted(), shown).map { Frame(time: $0, displayList: $1.0, tree: $1.1) })
  }
}

extension UIImage {
  /// Creates an image of a screen, which is painted when the image is displayed or compared.
  convenience init(_ screen: TakenScreen) {
    let list = screen.displayList
    let drawing = Drawing(size: list.size, scale: list.scale, items: list.items)
    self.init(cgImage: CGImage(.drawing(drawing)), scale: list.scale, orientation: .up)
  }
}
