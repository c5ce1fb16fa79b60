internal import Foundation
internal import InterfaceBuilder

/// Compares the frames of a document's scenes and views one after the other.
@MainActor struct FrameComparison {
  private let tolerance: CGFloat
  private let source: LoadedDocument
  private let storyboard: UIStoryboard
  private(set) var count = 0
  private(set) var misses: [InterfaceFrameScore.Miss] = []

  init(tolerance: CGFloat, source: LoadedDocument, storyboard: UIStoryboard) {
    self.tolerance = tolerance
    self.source = source
    self.storyboard = storyboard
  }

  /// The sum of all differences, in points.
  private var distance: CGFloat { misses.reduce(0) { $0 + $1.distance } }

  // MARK: Scenes

  /// Uses the best match of a scene: the document doesn't contain whether its canvas had a status bar and which text size, and some
  /// versions of Xcode saved other frames of bars than they showed.
  mutating func compare(_ scene: InterfaceScene) {
    guard let element = scene.controller, let view = element.child(key: "view") else { return }
    self = best(of: view, CanvasGuess(), hasBars: true) { compared(scene, element, view, $0) }
  }

  private func best(
    of view: DocumentElement, _ guess: CanvasGuess, hasBars: Bool, compare: (CanvasGuess) -> FrameComparison
  ) -> FrameComparison {
    var best = guess
    var found = compare(best)
    func tryOut(_ others: [CanvasGuess]) {
      for guess in others where found.misses.count > misses.count {
        let other = compare(guess)
        if other.distance < found.distance { (best, found) = (guess, other) }
      }
    }
    if hasBars { tryOut(best.otherSurroundings) }
    if FrameComparison.hasTextStyles(view) { tryOut(best.otherTextSizes) }
    return found
  }

  private func compared(
    _ scene: InterfaceScene, _ element: DocumentElement, _ view: DocumentElement, _ guess: CanvasGuess
  ) -> FrameComparison {
    var result = self
    let surroundings = CanvasSurroundings(of: scene, in: source.document)
    var configuration = source.document.canvasScreen(
      of: view, freeformSize: element.child(key: "freeformSize").flatMap { CGSize($0) },
      fillsScreen: surroundings.fillScreen, guess)
    configuration.isCanvas = true
    let screen = HostedScreen(configuration) {
      surroundings.makeController(storyboard, source) ?? UIViewController()
    }
    defer { screen.close() }
    guard let shown = controller(of: element, in: screen.controller) else { return result }
    let objects = shown.core.archive?.objects ?? [:]
    if guess.usesSavedBar, let bar = surroundings.savedBar { begin(shown, below: bar, configuration.safeAreaInsets) }
    restore(view, objects)
    screen.window.layoutIfNeeded()
    result.compare(below: view, objects)
    result.compareCells(of: view, objects)
    return result
  }

  /// The controller of an element, in a controller or one of its children.
  private func controller(of element: DocumentElement, in controller: UIViewController) -> UIViewController? {
    if controller.core.archive?.element.id == element.id { return controller }
    return controller.children.lazy.compactMap { self.controller(of: element, in: $0) }.first
  }

  /// The height and the position of bars depend on the iOS of the document's writer. The canvas of Xcode 16 adds the screen's
  /// insets twice in navigation controllers, also at the bottom.
  private func begin(_ shown: UIViewController, below bar: CGRect, _ insets: UIEdgeInsets) {
    guard let navigation = shown.navigationController, !navigation.isNavigationBarHidden,
      navigation.navigationBar.isTranslucent
    else { return }
    shown.additionalSafeAreaInsets.top += bar.maxY - shown.view.safeAreaInsets.top
    if insets.top > 0, bar.minY == 2 * insets.top { shown.additionalSafeAreaInsets.bottom += insets.bottom }
  }

  private static func hasTextStyles(_ view: DocumentElement) -> Bool {
    var found = false
    view.forEach { if $0.name == "fontDescription", $0["style"] != nil { found = true } }
    return found
  }

  // MARK: Views of xibs

  mutating func compareObject(_ element: DocumentElement) {
    guard InterfaceClasses.isView(element), let stored = FrameComparison.frame(of: element) else { return }
    let isCell = FrameComparison.cells.contains(element.name)
    let guess = CanvasGuess(hasStatusBar: !isCell && stored.size == source.document.canvas)
    self = best(of: element, guess, hasBars: false) { compared(element, stored.size, isCell: isCell, $0) }
  }

  private func compared(
    _ element: DocumentElement, _ size: CGSize, isCell: Bool, _ guess: CanvasGuess
  ) -> FrameComparison {
    var result = self
    var configuration = source.document.canvasScreen(
      of: element, freeformSize: element.child(key: "freeformSize").flatMap { CGSize($0) }, fillsScreen: false,
      isScene: false, guess)
    configuration.isCanvas = true
    if isCell { configuration.safeAreaInsets = .zero }
    let screen = HostedScreen(configuration) { UIViewController() }
    defer { screen.close() }
    let loader = InterfaceLoader(source, storyboard: nil, traits: .current)
    guard let view = loader.makeView(element) else { return result }
    loader.finish()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    source.document.show(view, in: screen.controller, isCell: isCell)
    restore(element, loader.objects)
    if isCell {
      result.compareCell(element, view, loader.objects)
    } else {
      screen.window.layoutIfNeeded()
      result.compare(below: element, loader.objects)
      result.compareCells(of: element, loader.objects)
    }
    return result
  }

  // MARK: What the writer's iOS had

  /// Applies the document's sizes where only the system's version determines them, and the margins of iOS before 11, which tools
  /// before Xcode 9 used in documents.
  private func restore(_ element: DocumentElement, _ objects: [String: AnyObject]) {
    let marginsKnowSafeArea = source.document.toolsVersion >= 13000
    element.forEach { child in
      guard let stored = FrameComparison.frame(of: child), let view = child.id.flatMap({ objects[$0] }) as? UIView
      else {
        return
      }
      if !marginsKnowSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
      guard let size = savedSize(of: child.name, stored, view) else { return }
      view.core.canvasContentSize = size
      view.invalidateIntrinsicContentSize()
    }
  }

  private func savedSize(of name: String, _ frame: CGRect, _ view: UIView) -> CGSize? {
    let stored = view.alignmentRect(forFrame: frame).size
    switch name {
    // Controls of iOS 26 have another shape.
    case "switch" where frame.size == CGSize(width: 63, height: 28): return stored
    // Fields without a border were a line high, in whole points.
    case "textField" where frame.height == 21 && source.document.toolsVersion < 16000:
      return CGSize(width: view.intrinsicContentSize.width, height: stored.height)
    // Round buttons were pictures before iOS 13, and are symbols since.
    case "button" where (view as? UIButton)?.buttonType.isRound == true && frame.size == CGSize(width: 22, height: 22):
      return stored
    case "datePicker", "pickerView", "pageControl": return stored
    case "searchBar", "toolbar", "navigationBar", "tabBar":
      return CGSize(width: UIView.noIntrinsicMetric, height: stored.height)
    default:
      guard FrameComparison.oldHeights[name]?.contains(frame.height) == true else { return nil }
      return CGSize(width: view.intrinsicContentSize.width, height: stored.height)
    }
  }

  /// The heights of controls before iOS 13, of bars of progress before iOS 14, and of the canvas's own sliders, in points.
  /// Source: documents of the tools of those years.
  private static let oldHeights: [String: Set<CGFloat>] = [
    "textField": [30], "segmentedControl": [28, 29], "stepper": [29], "progressView": [2], "slider": [30, 31],
  ]

  // MARK: Comparing

  private static func frame(of element: DocumentElement) -> CGRect? {
    element.child(key: "frame").flatMap { CGRect($0) }
  }

  private mutating func compare(below element: DocumentElement, _ objects: [String: AnyObject]) {
    for child in element.items(of: "subviews") where !FrameComparison.varying.contains(child.name) {
      if child["misplaced"] == "YES" || child["ambiguous"] == "YES" || child["hidden"] == "YES" { continue }
      let view = child.id.flatMap { objects[$0] } as? UIView
      if let view, view.superview != nil, let stored = FrameComparison.frame(of: child) {
        count += 1
        let miss = InterfaceFrameScore.Miss(
          element: child.name, id: child.id ?? "", line: child.line, stored: stored, found: view.frame)
        if miss.distance > tolerance { misses.append(miss) }
      }
      compare(below: child, objects)
      if let content = child.child(key: "contentView") { compare(below: content, objects) }
    }
  }

  private static let varying: Set = [
    "navigationBar", "tabBar", "toolbar", "searchBar", "datePicker", "pickerView",
  ]

  private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  // MARK: Cells

  private mutating func compareCells(of element: DocumentElement, _ objects: [String: AnyObject]) {
    var found: [(cell: DocumentElement, list: UIView)] = []
    element.forEach { list in
      guard list.name == "tableView" || list.name == "collectionView",
        let view = list.id.flatMap({ objects[$0] }) as? UIView
      else { return }
      list.forEach { if FrameComparison.cells.contains($0.name) { found.append(($0, view)) } }
    }
    for (cell, list) in found {
      if let view = cell.id.flatMap({ objects[$0] }) as? UIView {
        if view.superview == nil { list.addSubview(view) }
        compareCell(cell, view, objects)
      } else {
        // Collections make their cells as they need them.
        let loader = InterfaceLoader(source, storyboard: storyboard, traits: list.traitCollection)
        guard let view = loader.makeView(cell) else { continue }
        loader.finish()
        list.addSubview(view)
        restore(cell, loader.objects)
        compareCell(cell, view, loader.objects)
      }
    }
  }

  /// The content of a cell, in the size that the cell has in the document. The labels of standard cells are the system's.
  private mutating func compareCell(_ element: DocumentElement, _ cell: UIView, _ objects: [String: AnyObject]) {
    guard element["style"] == nil, let stored = FrameComparison.frame(of: element) else { return }
    cell.frame = stored
    cell.updateConstraintsIfNeeded()
    layOut(cell)
    guard let content = element.child(key: "contentView") else { return compare(below: element, objects) }
    let view = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    if let view, let frame = FrameComparison.frame(of: content) {
      view.frame = frame
      layOut(view)
    }
    compare(below: content, objects)
  }

  /// Lays out a view and what is in it, and not the list above, which would give the cell its own size.
  private func layOut(_ view: UIView) {
    view.layoutSubviews()
    for child in view.subviews { layOut(child) }
  }
}

extension UIButton.ButtonType {
  /// Whether buttons of the type show a sign in a circle.
  fileprivate var isRound: Bool { [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(self) }
}
