import Foundation
internal import Graphics

/// Lies over the window's content while a menu is shown: takes the touches, and places the menu and its preview. Named as
/// UIKit's.
final class _UIContextMenuContainerView: UIView {
  private unowned let session: MenuSession
  private var lists: [_UIContextMenuListView] = []
  private var bar: _UIEditMenuListView?
  private var preview: _UIContextMenuPreviewView?
  private var background: _UIContextMenuBackgroundView?

  init(_ session: MenuSession, frame: CGRect) {
    self.session = session
    super.init(frame: frame)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    traitOverrides.userInterfaceLevel = .elevated
    if case .preview(let target, let controller) = session.source.kind {
      let background = _UIContextMenuBackgroundView(frame: bounds)
      background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(background)
      self.background = background
      let preview = _UIContextMenuPreviewView(target, controller: controller)
      addSubview(preview)
      self.preview = preview
    }
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  func begin() { preview?.lift() }

  func end() {
    preview?.putBack()
    removeFromSuperview()
  }

  /// Updates the open menus, the innermost last.
  func reload() {
    for list in lists { list.removeFromSuperview() }
    lists = []
    bar?.removeFromSuperview()
    bar = nil
    setNeedsLayout()
  }

  // MARK: Layout

  private var metrics: MenuMetrics { MenuMetrics(traitCollection) }

  /// The area inside the safe area, the keyboard and the margins, in points.
  private var room: CGRect {
    var room = bounds.inset(by: safeAreaInsets)
    if let keyboard = window?.keyboard?.frame {
      room.size.height = max(0, min(room.height, convert(keyboard, from: nil).minY - room.minY))
    }
    return room.insetBy(
      dx: MenuMetrics.Figures.current.margin, dy: safeAreaInsets.bottom > 0 ? 0 : MenuMetrics.Figures.current.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch session.source.kind {
    case .control(let control): layOut(besides: control)
    case .preview: layOutBelowPreview()
    case .place(let place, let direction): layOutBar(at: convert(place(), from: nil), direction)
    }
    layOutSubmenus()
  }

  private func list(_ menu: UIMenu, isOpen: Bool = false, isReversed: Bool = false) -> _UIContextMenuListView {
    let list = _UIContextMenuListView(menu, metrics: metrics, isOpen: isOpen, isReversed: isReversed)
    list.onChoice = { [weak session] in session?.choose($0) }
    addSubview(list)
    return list
  }

  private func layOut(besides control: UIView) {
    guard let menu = session.levels.first else { return }
    let first = lists.first ?? list(menu)
    let size = first.fittingSize(in: room.size)
    let placement = MenuPlacement.beside(
      attachmentFrame(of: control), size: size, room: room, spacing: MenuMetrics.Figures.current.controlSpacing)
    if lists.isEmpty, placement.isAbove, session.source.order != .fixed {
      first.removeFromSuperview()
      lists = [list(menu, isReversed: true)]
    } else if lists.isEmpty {
      lists = [first]
    }
    place(lists[0], placement.menu)
  }

  /// The control's frame, moved if the app sets another attachment point than the middle of the lower edge.
  private func attachmentFrame(of control: UIView) -> CGRect {
    var frame = control.bounds
    if let point = session.source.attachment {
      frame = frame.offsetBy(dx: point.x - frame.midX, dy: point.y - frame.maxY)
    }
    return convert(frame, from: control)
  }

  private func layOutBelowPreview() {
    guard let preview, let menu = session.levels.first else { return }
    let hasMenu = menu.hasVisibleElements
    if lists.isEmpty, hasMenu { lists = [list(menu, isReversed: false)] }
    let size = lists.first?.fittingSize(in: room.size) ?? .zero
    let isSideBySide = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
    let source = preview.sourceFrame(in: self, room: room, menu: size, isSideBySide: isSideBySide)
    let placement = MenuPlacement.below(
      source, size: size, room: room, spacing: MenuMetrics.Figures.current.previewSpacing, isSideBySide: isSideBySide)
    preview.layOut(placement.preview)
    if let first = lists.first { place(first, placement.menu) }
  }

  private func layOutBar(at place: CGRect, _ direction: UIEditMenuArrowDirection) {
    if let all = levels.first { return layOutList(all, at: place) }
    guard let menu = session.levels.first else { return }
    let bar = bar ?? _UIEditMenuListView(menu, metrics: EditMenuMetrics(traitCollection))
    if self.bar == nil {
      bar.onChoice = { [weak session] in session?.choose($0) }
      addSubview(bar)
      self.bar = bar
    }
    bar.layOut(at: place, room: room, direction: direction)
  }

  /// A menu that was opened from a bar takes the bar's place.
  private func layOutList(_ menu: UIMenu, at place: CGRect) {
    bar?.removeFromSuperview()
    bar = nil
    if lists.isEmpty { lists = [list(menu)] }
    let size = lists[0].fittingSize(in: room.size)
    let placement = MenuPlacement.beside(
      place, size: size, room: room, spacing: EditMenuMetrics.Figures.current.spacing)
    self.place(lists[0], placement.menu)
  }

  /// The menus that are lists: a bar's own isn't.
  private var levels: [UIMenu] {
    if case .place = session.source.kind { return Array(session.levels.dropFirst()) }
    return session.levels
  }

  /// A submenu overlays its parent, with its title at the row's position.
  private func layOutSubmenus() {
    for menu in levels.dropFirst(max(lists.count, 1)) { lists.append(list(menu, isOpen: true)) }
    guard lists.count > 1 else { return }
    for index in 1..<lists.count {
      let (parent, list) = (lists[index - 1], lists[index])
      let size = list.fittingSize(in: room.size)
      let row = parent.frame(of: list.menu) ?? .zero
      var origin = CGPoint(x: parent.frame.minX, y: parent.frame.minY + row.minY)
      origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
      place(list, CGRect(origin: origin, size: size))
      parent.isInBackground = true
    }
  }

  private func place(_ list: _UIContextMenuListView, _ frame: CGRect) {
    list.frame = PixelRounding(scale: layoutScale).roundEdges(of: frame)
    list.layoutIfNeeded()
  }

  /// The visible frame of the menu, in points of the window.
  var menuFrame: CGRect {
    layoutIfNeeded()
    guard let view = lists.last ?? bar else { return .zero }
    return convert(view.frame, to: nil)
  }

  /// The visible frame of an element, in points of the window; nil if it isn't visible.
  func frame(of element: UIMenuElement) -> CGRect? {
    layoutIfNeeded()
    if let list = lists.last, let frame = list.frame(of: element) { return list.convert(frame, to: nil) }
    return bar.flatMap { bar in bar.frame(of: element).map { bar.convert($0, to: nil) } }
  }

  // MARK: Touches beside the menu

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if let preview, preview.frame.contains(place) { return session.previewWasTapped() }
    if let last = lists.last, last.frame.contains(place) { return }
    if lists.count > 1, lists.dropLast().contains(where: { $0.frame.contains(place) }) { return session.closeSubmenu() }
    session.dismiss()
  }
}

/// The background of a preview: the screen, blurred and dimmed. Apple doesn't publish the values; they are estimated from pictures.
final class _UIContextMenuBackgroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable, message: "made by menus")
  required init?(coder: NSCoder) { nil }

  package override func contentItems() -> [DisplayItem] {
    guard !bounds.isEmpty else { return [] }
    let path = Path(rect: bounds)
    return [
      .backdropBlur(path, sigma: 10), .fill(path, .color(UIDimmingView.color.displayColor(for: traitCollection))),
    ]
  }
}

extension UIView {
  /// Whether an open menu is in the view.
  package var holdsOpenMenu: Bool { self is _UIContextMenuContainerView }
}
