import Foundation

/// Lays out a cell's own parts, and determines its fitting height.
@MainActor struct CellArranger {
  let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
  }

  private var parts: CellParts { cell.parts }

  // MARK: Layout

  func arrange() {
    let layout = CellLayout(cell, size: cell.bounds.size)
    arrangeBackgrounds()
    arrangeEditing(layout)
    arrangeAccessory(layout)
    parts.content.takeFrame(layout.directed(layout.content))
    arrangeTexts()
    arrangeSeparators(layout)
    arrangeCorners()
  }

  func placeContent() {
    let layout = CellLayout(cell, size: cell.bounds.size)
    parts.content.takeFrame(layout.directed(layout.content))
  }

  private func arrangeTexts() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let texts = CellTextLayout(cell, content: parts.content.bounds, margins: parts.content.layoutMargins)
    if let view = parts.image { view.takeFrame(texts.image.map(texts.directed) ?? .zero) }
    if let view = parts.text {
      if cell.style == .value2 { parts.turnColumn(to: cell.isRightToLeft ? .left : .right) }
      view.takeFrame(texts.text.map(texts.directed) ?? .zero)
    }
    if let view = parts.detail { view.takeFrame(texts.detail.map(texts.directed) ?? .zero) }
  }

  private func arrangeAccessory(_ layout: CellLayout) {
    if let hidden = cell.editing.isEditing ? cell.accessoryView : cell.editingAccessoryView {
      hidden.removeFromSuperview()
    }
    let type = cell.shownAccessoryView == nil ? cell.shownAccessoryType : .none
    if type == .none {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
    } else if parts.accessory == nil {
      let view = CellAccessoryView()
      view.isOpaque = false
      parts.accessory = view
      cell.addSubview(view)
    }
    parts.accessory?.type = type
    guard let frame = layout.accessory else { return }
    if let view = cell.shownAccessoryView {
      if view.superview !== cell { cell.addSubview(view) }
      view.takeFrame(layout.directed(frame))
    }
    parts.accessory?.takeFrame(layout.directed(frame))
  }

  private func arrangeEditing(_ layout: CellLayout) {
    if let frame = layout.editControl {
      let control = parts.editControl ?? UITableViewCellEditControl()
      if parts.editControl == nil {
        parts.editControl = control
        cell.addSubview(control)
      }
      control.style = cell.editing.style
      control.ticks = cell.editing.isMultipleSelection ? cell.isSelected : nil
      control.takeFrame(layout.directed(frame))
    } else {
      parts.editControl?.removeFromSuperview()
      parts.editControl = nil
    }
    if let frame = layout.reorderControl {
      let control = parts.reorderControl ?? UITableViewCellReorderControl()
      if parts.reorderControl == nil {
        parts.reorderControl = control
        control.addGestureRecognizer(ReorderGesture())
        cell.addSubview(control)
      }
      control.takeFrame(layout.directed(frame))
    } else {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
    }
  }

  /// Replaces the content view by the view of the content configuration.
  func showContentConfiguration() {
    let state = cell.configurationState
    let shown = cell.contentConfiguration.map {
      cell.automaticallyUpdatesContentConfiguration ? $0.updated(for: state) : $0
    }
    let isOther = parts.body.show(shown, in: cell) { UITableViewCellContentView(frame: .zero) }
    if isOther { parts.forgetStandardViews() }
  }

  // MARK: Separators

  private func arrangeSeparators(_ layout: CellLayout) {
    let frames = separators(layout)
    while parts.separators.count > frames.count { parts.separators.removeLast().removeFromSuperview() }
    while parts.separators.count < frames.count {
      let view = _UITableViewCellSeparatorView()
      parts.separators.append(view)
      cell.addSubview(view)
    }
    for (view, frame) in zip(parts.separators, frames) {
      view.takeFrame(layout.directed(frame))
      view.show(cell.table?.separatorColor, effect: cell.table?.separatorEffect)
    }
  }

  private func separators(_ layout: CellLayout) -> [CGRect] {
    guard let table = cell.table, let surroundings = cell.surroundings, table.separatorStyle != .none else { return [] }
    switch table.style {
    case .plain: return [layout.separator(atTop: false, isFull: false)]
    case .insetGrouped: return surroundings.isLast ? [] : [layout.separator(atTop: false, isFull: false)]
    case .grouped:
      let bottom = layout.separator(atTop: false, isFull: surroundings.isLast)
      return surroundings.isFirst ? [layout.separator(atTop: true, isFull: true), bottom] : [bottom]
    }
  }

  // MARK: Backgrounds

  private func arrangeBackgrounds() {
    let bounds = cell.bounds
    if let view = cell.backgroundView {
      parts.background?.removeFromSuperview()
      parts.background = nil
      put(view, bounds, at: 0)
    } else {
      arrangeSystemBackground()
    }
    let custom = cell.table?.allowsMultipleSelection == true ? cell.multipleSelectionBackgroundView : nil
    let isLit = cell.isSelected || cell.isHighlighted
    if isLit, cell.selectionStyle != .none, let view = custom ?? cell.selectedBackgroundView {
      put(view, bounds, at: cell.backgroundView == nil && parts.background == nil ? 0 : 1)
    } else {
      cell.selectedBackgroundView?.removeFromSuperview()
      cell.multipleSelectionBackgroundView?.removeFromSuperview()
    }
  }

  private func put(_ view: UIView, _ frame: CGRect, at index: Int) {
    if view.superview !== cell { cell.insertSubview(view, at: index) }
    view.takeFrame(frame)
  }

  private func arrangeSystemBackground() {
    guard let configuration = shownBackground else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? _UISystemBackgroundView(frame: cell.bounds)
    parts.background = view
    put(view, cell.bounds, at: 0)
    view.configuration = configuration
  }

  /// A background that the app chose hides the standard one; the grey of a selection is above both.
  private var shownBackground: UIBackgroundConfiguration? {
    let state = cell.configurationState
    if let chosen = cell.backgroundConfiguration {
      return cell.automaticallyUpdatesBackgroundConfiguration ? chosen.updated(for: state) : chosen
    }
    guard cell.table != nil else { return nil }
    let isLit = (state.isSelected || state.isHighlighted) && cell.selectionStyle != .none
    let isLitBySystem = isLit && cell.selectedBackgroundView == nil
    if cell.backgroundColor != nil, !isLitBySystem { return nil }
    let standard = cell.defaultBackgroundConfiguration()
    return isLitBySystem ? standard.updated(for: state) : standard
  }

  private func arrangeCorners() {
    guard let table = cell.table, let surroundings = cell.surroundings, table.style == .insetGrouped else { return }
    GroupCorners.round(cell, (surroundings.isFirst, surroundings.isLast))
  }

  // MARK: Height

  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let layout = CellLayout(cell, size: CGSize(width: target.width, height: cell.bounds.height))
    let content = layout.content
    let shown = parts.content.frame
    parts.content.takeFrame(layout.directed(content))
    // Measuring with another width doesn't move displayed parts.
    defer { if target.width != cell.bounds.width { parts.content.takeFrame(shown) } }
    cell.updateConfigurationIfNeeded()
    guard sizesItself else {
      let texts = CellTextLayout(cell, content: content, margins: parts.content.layoutMargins)
      return CGSize(width: target.width, height: texts.fittingHeight)
    }
    let fitting = parts.content.systemLayoutSizeFitting(
      CGSize(width: content.width, height: 0), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    if fitting.height > 0 { return CGSize(width: target.width, height: fitting.height) }
    CollapsedCellWarning.log()
    return CGSize(width: target.width, height: 44)
  }

  /// Whether constraints, or a configuration, determine the content's height.
  var sizesItself: Bool { parts.hosted != nil || hasConstraints }

  /// The table gives a row the separator's pixel, which a list's configuration else has in its least height.
  func prepareForMeasuring() {
    cell.updateConfigurationIfNeeded()
    (parts.hosted as? UIListContentView)?.countsSeparator = false
  }

  private var hasConstraints: Bool {
    parts.content.core.constraints.contains { !$0.isMadeBySystem } || !cell.core.constraints.isEmpty
  }
}

/// UIKit's message about cells whose constraints result in no height.
@MainActor enum CollapsedCellWarning {
  static func log() {
    let text =
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view "
      + "cell's content view. We're considering the collapse unintentional and using standard height instead."
    if WrittenMessages.isFirst(text) { ErrorStream.tell(text) }
  }
}
