internal import Foundation
internal import HeadlessUIKit

/// Shows presented views: a part of the graph of the presenting view.
@MainActor
final class PresentedController: UIViewController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  let part: PartNode
  let kind: PresentationKind
  private let scheme: PresentedScheme
  /// Called when the user, or a controller of UIKit's, dismissed the views; further calls have no effect.
  var onDismissal: () -> Void = {}

  init(_ part: PartNode, _ kind: PresentationKind, _ scheme: PresentedScheme) {
    self.part = part
    self.scheme = scheme
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    switch kind {
    case .sheet: modalPresentationStyle = .pageSheet
    case .cover: modalPresentationStyle = .fullScreen
    case .popover: modalPresentationStyle = .popover
    }
    presentationController?.delegate = self
    part.isShown = false
    part.graph.observePreferences(for: self) { [weak self] in self?.takePreferences() }
  }

  required init?(coder: NSCoder) { fatalError("Presentations of SwiftUI's aren't archived.") }

  func end() {
    part.graph.stopObservingPreferences(for: self)
    part.end()
  }

  override func loadView() {
    part.hostView.backgroundColor = .systemBackground
    view = part.hostView
  }

  override var keyCommands: [UIKeyCommand]? { commandsWithShortcuts(super.keyCommands) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takeTraits()
    part.isShown = true
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeTraits()
  }

  /// The views have the traits of their presentation, and not those of the presenting view: a sheet on an iPad is narrow.
  private func takeTraits() {
    let traits = PresentedScheme.Traits(
      scheme: ColorScheme(traitCollection.userInterfaceStyle) ?? .light,
      width: UserInterfaceSizeClass(traitCollection.horizontalSizeClass),
      height: UserInterfaceSizeClass(traitCollection.verticalSizeClass))
    guard scheme.traits != traits else { return }
    scheme.traits = traits
    part.changeEnvironmentAgain()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    part.isShown = false
    part.environment.graphHost.didDismiss(in: part.graph)
    // Also where a controller of UIKit's inside has dismissed the presentation.
    if isBeingDismissed { onDismissal() }
  }

  private func takeColorScheme(_ preferred: ColorScheme?) {
    let style = UIUserInterfaceStyle(preferred ?? inheritedScheme)
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
  }

  /// The scheme that the presenting views prefer, which counts for all that they present.
  private var inheritedScheme: ColorScheme? {
    var node = part.parent
    while let current = node {
      let content: _AnyNode? = (current as? PartNode)?.content ?? (current.parent == nil ? current : nil)
      if let scheme = content?.preference(PreferredColorSchemeKey.self) ?? nil { return scheme }
      node = current.parent
    }
    return nil
  }

  private var known: PresentationValues?
  private let keyboardBar = KeyboardBar()

  override var inputAccessoryView: UIView? { keyboardBar.view }

  private func takePreferences() {
    keyboardBar.take(part.content.preference(_NavigationItemKey.self) ?? _NavigationItemValues())
    takeColorScheme(part.content.preference(PreferredColorSchemeKey.self) ?? nil)
    let values = part.content.preference(PresentationKey.self) ?? PresentationValues()
    isModalInPresentation = values.dismissDisabled ?? false
    if let style = values.background {
      view.backgroundColor = UIColor(
        style._resolve(_StyleContext(part.environment)).style.representativeColor)
    }
    if kind == .popover { preferredContentSize = part.hostView.size(of: .unspecified) }
    guard let sheet = sheetPresentationController, kind == .sheet else { return }
    if known?.detents != values.detents {
      // UIKit expects the smallest detent first, which is where a sheet begins.
      let room = (sheet.containerView ?? view).bounds.height
      let sorted = values.detents?.sorted {
        $0.height(in: room, part.environment) < $1.height(in: room, part.environment)
      }
      sheet.detents = sorted.map { $0.map { $0.uiKit(part.environment) } } ?? [.large()]
    }
    if let radius = values.cornerRadius { sheet.preferredCornerRadius = radius }
    let severalHeights = (values.detents?.count ?? 0) > 1
    sheet.prefersGrabberVisible =
      values.dragIndicator == .visible || (values.dragIndicator != .hidden && severalHeights)
    sheet.largestUndimmedDetentIdentifier = values.backgroundInteraction?.largestUndimmed(of: sheet.detents)
    sheet.prefersScrollingExpandsWhenScrolledToEdge = values.contentInteraction != .scrolls
    if let selected = values.selected, sheet.selectedDetentIdentifier != selected.identifier {
      sheet.selectedDetentIdentifier = selected.identifier
    }
    known = values
    takeSize()
  }

  /// The size in regular width follows the content.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    takeSize()
  }

  /// Whether the sheet has a size of a sizing, which ends with it.
  private var isSized = false

  private func takeSize() {
    guard kind == .sheet, let sheet = sheetPresentationController, isSized || known?.sizing != nil else { return }
    isSized = known?.sizing != nil
    let size = known?.sizing?.size(
      of: { [part] in part.hostView.size(of: $0) }, shown: preferredContentSize, page: sheet.pageSize)
    if sheet.prefersPageSizing != (size == nil) { sheet.prefersPageSizing = size == nil }
    if preferredContentSize != size ?? .zero { preferredContentSize = size ?? .zero }
  }

  /// The user has dragged the sheet to another height, which the binding of `presentationDetents(_:selection:)` learns.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    guard let values = known, let selection = values.selection else { return }
    let detent = values.detents?.first { $0.identifier == sheet.selectedDetentIdentifier }
    if let detent, detent != selection.wrappedValue { selection.wrappedValue = detent }
  }

  // MARK: Dismissal by the user

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onDismissal() }

  /// A popover is a sheet in compact widths unless its content asks for something else; covers fill every screen.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard kind != .cover else { return .none }
    let values = part.content.preference(PresentationKey.self)
    switch values?.compactAdaptation?.adaptation(for: traitCollection) ?? .automatic {
    case .fullScreenCover: return .fullScreen
    case .sheet: return .pageSheet
    case .popover, .none: return .none
    default: return kind == .popover && traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
  }
}

enum PresentationKind {
  case sheet, cover, popover
}

/// The traits of the presented controller.
@MainActor final class PresentedScheme {
  struct Traits: Equatable {
    let scheme: ColorScheme
    let width: UserInterfaceSizeClass?
    let height: UserInterfaceSizeClass?
  }

  /// Nil before the views are presented.
  var traits: Traits?
}
