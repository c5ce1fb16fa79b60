internal import Foundation
internal import HeadlessUIKit
internal import SwiftUILayout

/// An item of a page's bars: its views, and the UIKit items that show them.
@MainActor final class ToolbarEntry {
  var placement: ToolbarItemPlacement
  let isSpacer: Bool
  let part: PartNode
  private let look: ToolbarLook
  /// Called when the views changed.
  var onChange: () -> Void = {}
  private var made: [UIBarButtonItem] = []
  private var madeOf: [ObjectIdentifier] = []
  /// Nil for spacers.
  private var hosts: [PartHostView?] = []

  init(_ placement: ToolbarItemPlacement, isSpacer: Bool, _ view: PartView, _ inputs: _NodeInputs) {
    self.placement = placement
    self.isSpacer = isSpacer
    let look = ToolbarLook()
    self.look = look
    part = PartNode(view, inputs) { environment in
      environment.isInMenuOrBar = true
      environment.buttonStyleValue = look.isNative ? PlainStyleBox(style: BarLook()) : nil
      // Bars don't scale with the text size, as UIKit's don't.
      environment.dynamicTypeSize = .large
      // Labels in bars show only their icons, unless the item sets a label style.
      environment.labelStyle = look.isNative ? [] : [AnyLabelStyle(IconOnlyLabelStyle())]
    }
    part.hostView.onInvalidate = { [weak self] in self?.onChange() }
  }

  /// The view for the middle of the bar.
  var titleView: UIView {
    part.hostView.respectsSafeArea = false
    part.hostView.bounds.size = part.hostView.size(of: .unspecified)
    return part.hostView
  }

  /// The UIKit items. A button with a plain label becomes a standard item; others show their views.
  var barItems: [UIBarButtonItem] {
    if isSpacer { return [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)] }
    _ = part.content.elements
    if let native = nativeItems() { return native }
    return hostedItems()
  }

  private func nativeItems() -> [UIBarButtonItem]? {
    var items: [UIBarButtonItem] = []
    var isPlain = true
    var count = 0
    part.content.walk { node in
      guard isPlain, let view = (node as? any ViewHolding)?.anyView else { return isPlain }
      if let button = view as? any AnyButton {
        count += 1
        guard let item = nativeItem(button, node) else {
          isPlain = false
          return false
        }
        items.append(item)
        return false
      }
      if view is Spacer {
        items.append(UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil))
        return false
      }
      return true
    }
    let elements = part.content.elements
    guard isPlain, count > 0, items.count == elements.count else { return nil }
    for (item, element) in zip(items, elements) where !(element is _SpacerElement) {
      AccessibleNames(of: element).apply(to: item, title: item.accessibilityLabel)
    }
    return items
  }

  /// Nil if the label has a layout or a style of its own.
  private func nativeItem(_ button: any AnyButton, _ node: _AnyNode) -> UIBarButtonItem? {
    guard node.environment.buttonStyleValue is PlainStyleBox<BarLook> else { return nil }
    guard let (texts, images) = plainParts(of: node) else { return nil }
    let action = button.buttonAction
    // A label in a bar shows its icon.
    let item =
      images.first.map { image in
        UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
      } ?? UIBarButtonItem(title: texts[0], style: .plain, target: nil, action: nil)
    if let image = images.first {
      item.primaryAction = UIAction(title: "", image: image) { _ in action() }
      item.accessibilityLabel = texts.first
    } else {
      item.primaryAction = UIAction(title: texts[0]) { _ in action() }
    }
    if placement.isConfirmation { item.style = .done }
    item.isEnabled = node.environment.isEnabled
    if button.buttonRole == .destructive { item.tintColor = .systemRed }
    if node.environment.tint != nil { item.tintColor = UIColor(node.environment.tintColor) }
    return item
  }

  /// The title and the image of a button whose label is a plain text, image or `Label` without a custom layout or style; nil for
  /// others.
  private func plainParts(of button: _AnyNode) -> (texts: [String], images: [UIImage])? {
    var texts: [String] = []
    var images: [UIImage] = []
    var isPlain = true
    func collect(_ node: _AnyNode, isInLabel: Bool) {
      node.walk { inner in
        guard isPlain, let view = (inner as? any ViewHolding)?.anyView else { return isPlain }
        // If the label applies its own style, the style is already part of the label.
        if !inner.environment.labelStyle.isEmpty { isPlain = false }
        if view is _LabelRow, !isInLabel {
          collect(inner, isInLabel: true)
          return false
        }
        if !isInLabel && view is any _ContainerView || inner.environment.foregroundStyles != nil
          || inner.environment.font != nil
        {
          isPlain = false
        }
        if let text = view as? Text { texts.append(text.plainString(in: inner.environment)) }
        if let image = view as? Image, let picture = image.platformImage(in: inner.environment) {
          images.append(picture)
        }
        return isPlain
      }
    }
    collect(button, isInLabel: false)
    guard isPlain, texts.count + images.count >= 1, texts.count <= 1, images.count <= 1 else { return nil }
    return (texts, images)
  }

  private func hostedItems() -> [UIBarButtonItem] {
    if look.isNative {
      look.isNative = false
      part.changeEnvironmentAgain()
    }
    let elements = part.content.elements
    let ids = elements.map { ObjectIdentifier($0) }
    if ids != madeOf || made.isEmpty {
      madeOf = ids
      part.hostView.elements = []
      hosts = elements.map { element in
        guard !(element is _SpacerElement) else { return nil }
        let host = PartHostView(part.environment.graphHost)
        host.respectsSafeArea = false
        host.elements = [element]
        host.onInvalidate = { [weak self] in self?.onChange() }
        return host
      }
      made = hosts.map { host in
        host.map { UIBarButtonItem(customView: $0) }
          ?? UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      }
    }
    for host in hosts.compactMap({ $0 }) {
      let size = host.size(of: .unspecified)
      if host.bounds.size != size { host.bounds.size = size }
    }
    return made
  }
}

/// Whether an item's buttons are shown by UIKit's own items.
@MainActor private final class ToolbarLook {
  var isNative = true
}

/// The label of a button unchanged, for bars that show it themselves.
struct BarLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
