package import Foundation
internal import InterfaceBuilder

/// How the frames that a document was saved with compare to those that its constraints give here: every saved frame is what
/// Interface Builder's own layout came to, on the document's device.
///
/// Left out is what the writer's iOS had otherwise or what depends on content: cells and what is in them, bars, hidden and
/// misplaced views, and scroll views' contents. Text fields keep the 30 points that they had before iOS 13 where the
/// document has them.
package struct InterfaceFrameScore: Sendable {
  /// A view whose frame is elsewhere.
  package struct Miss: Hashable, Sendable, CustomStringConvertible {
    package let element: String
    package let id: String
    package let line: Int
    package let stored: CGRect
    package let found: CGRect

    /// The largest difference of an edge, in points.
    package var distance: CGFloat {
      [
        abs(stored.minX - found.minX), abs(stored.minY - found.minY), abs(stored.maxX - found.maxX),
        abs(stored.maxY - found.maxY),
      ].max() ?? 0
    }

    package var description: String {
      "line \(line): \(element) \(id): saved \(InterfaceFrameScore.text(stored)), here \(InterfaceFrameScore.text(found))"
    }
  }

  package let path: String
  /// The tools that wrote the document.
  package let toolsVersion: Int
  /// How many frames were compared.
  package let count: Int
  /// Those that differ by more than the tolerance, the largest difference first.
  package let misses: [Miss]

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    return "(" + numbers.map { "\((Double($0) * 100).rounded() / 100)" }.joined(separator: ", ") + ")"
  }

  /// Lays a document's scenes out on its own device; nil for one that can't be read, which is told.
  ///
  /// - Parameter tolerance: how far an edge may be elsewhere, in points: substitute fonts have other widths.
  @MainActor package static func of(_ path: String, tolerance: CGFloat = 2) -> InterfaceFrameScore? {
    guard let storyboard = UIStoryboard(canvasOf: path, bundle: nil), let source = storyboard.source else { return nil }
    var comparison = FrameComparison(tolerance: tolerance)
    for scene in source.document.scenes {
      guard let element = scene.controller, element.child(key: "view") != nil else { continue }
      let size = element.child(key: "freeformSize").flatMap { CGSize($0) }
      let screen = HostedScreen(source.document.canvasScreen(size: size)) {
        CanvasSurroundings(of: scene, in: source.document).makeController(storyboard, source) ?? UIViewController()
      }
      defer { screen.close() }
      guard let shown = comparison.controller(of: element, in: screen.controller) else { continue }
      comparison.restoreFields(element, shown)
      screen.window.layoutIfNeeded()
      comparison.compare(element, shown)
    }
    return InterfaceFrameScore(
      path: path, toolsVersion: source.document.toolsVersion, count: comparison.count,
      misses: comparison.misses.sorted { $0.distance > $1.distance })
  }
}

/// Compares the frames of scenes one after the other.
@MainActor private struct FrameComparison {
  let tolerance: CGFloat
  var count = 0
  var misses: [InterfaceFrameScore.Miss] = []

  init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  /// The controller of an element, in a controller or one of its children.
  func controller(of element: DocumentElement, in controller: UIViewController) -> UIViewController? {
    if controller.core.archive?.element.id == element.id { return controller }
    return controller.children.lazy.compactMap { self.controller(of: element, in: $0) }.first
  }

  func restoreFields(_ element: DocumentElement, _ controller: UIViewController) {
    element.forEach { child in
      guard child.name == "textField", let id = child.id,
        let stored = child.child(key: "frame").flatMap({ CGRect($0) }),
        stored.height == 30, let field = controller.core.archive?.objects[id] as? UITextField
      else { return }
      field.core.canvasContentSize = CGSize(width: field.intrinsicContentSize.width, height: 30)
      field.invalidateIntrinsicContentSize()
    }
  }

  mutating func compare(_ element: DocumentElement, _ controller: UIViewController) {
    guard let view = element.child(key: "view") else { return }
    compare(below: view, controller.core.archive?.objects ?? [:])
  }

  private mutating func compare(below element: DocumentElement, _ objects: [String: AnyObject]) {
    let isScrolled = element.name == "scrollView"
    for child in element.items(of: "subviews") where !FrameComparison.varying.contains(child.name) {
      if child["misplaced"] == "YES" || child["ambiguous"] == "YES" || child["hidden"] == "YES" { continue }
      let view = child.id.flatMap { objects[$0] } as? UIView
      if !isScrolled, let view, view.superview != nil, let stored = child.child(key: "frame").flatMap({ CGRect($0) }) {
        count += 1
        let miss = InterfaceFrameScore.Miss(
          element: child.name, id: child.id ?? "", line: child.line, stored: stored, found: view.frame)
        if miss.distance > tolerance { misses.append(miss) }
      }
      compare(below: child, objects)
    }
  }

  private static let varying: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "navigationBar", "tabBar", "toolbar", "searchBar",
    "datePicker", "pickerView",
  ]
}

extension InterfaceDocument {
  /// The screen that the document was drawn on. Old documents' canvas is a square of any size class.
  ///
  /// - Parameter size: in points; nil for the whole screen.
  @MainActor func canvasScreen(size: CGSize?) -> ScreenConfiguration {
    let isLandscape = device?.isLandscape ?? false
    guard let known = device?.device else {
      let traits = UITraitCollection.standard.modifyingTraits {
        $0.displayScale = 2
        if device == nil {
          $0.horizontalSizeClass = .unspecified
          $0.verticalSizeClass = .unspecified
        }
      }
      return ScreenConfiguration(
        size: size ?? canvas, safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), traits: traits,
        minimumMargin: device == nil ? 20 : nil)
    }
    let orientation: Device.Orientation = isLandscape ? .landscape : .portrait
    return ScreenConfiguration(
      size: size ?? known.size(orientation: orientation),
      safeAreaInsets: known.safeAreaInsets(orientation: orientation),
      statusBarHeight: known.statusBarHeight(orientation: orientation), traits: known.traits(orientation: orientation),
      orientation: isLandscape ? .landscapeRight : .portrait)
  }
}
