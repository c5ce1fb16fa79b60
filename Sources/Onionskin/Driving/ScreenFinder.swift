internal import Foundation
internal import HeadlessUIKit

/// Finds the element that a query identifies among all elements on a screen.
@MainActor struct ScreenFinder {
  /// The windows from back to front.
  let windows: [UIWindow]

  /// The maximum number of elements that a message lists.
  private static let mostListed = 12

  /// All candidates, in VoiceOver's order, window by window from back to front.
  var items: [ScreenItem] {
    windows.flatMap { window in
      var reader = AccessibilityReader(for: window)
      reader.isModal = false
      reader.includesPlainControls = true
      return reader.items(in: window).map { ScreenItem(item: $0, window: window) }
    }
  }

  /// The single element that matches.
  func one(_ query: ScreenQuery) throws(ScreenProblem) -> ScreenItem {
    let found = matches(query)
    guard !found.isEmpty else { throw notFound(query, items) }
    if let position = query.position {
      guard found.indices.contains(position - 1) else {
        let count = found.count == 1 ? "is one" : "are \(found.count)"
        throw ScreenProblem(.notFound, "There \(count) of \(query), and number \(position) was asked for.")
      }
      return found[position - 1]
    }
    if found.count == 1 { return found[0] }
    // An element behind an alert or a sheet isn't a match if a touchable element has the same name.
    let reachable = found.filter { TouchTarget.refusal(of: $0, in: windows) == nil }
    if reachable.count == 1 { return reachable[0] }
    let list = found.map { "  - \($0.description) at \(ScreenFinder.place(of: $0))" }.joined(separator: "\n")
    throw ScreenProblem(
      .ambiguous,
      "\(found.count) elements match \(query):\n\(list)\nName the kind, as `.button(\"…\")`, or which one, by `.nth(1)`."
    )
  }

  /// All elements that match.
  func matches(_ query: ScreenQuery) -> [ScreenItem] {
    let all = items
    let found = matches(query, among: all)
    return found.isEmpty ? matches(query, among: parts(of: all)) : found
  }

  /// The elements inside of elements: links in texts.
  private func parts(of items: [ScreenItem]) -> [ScreenItem] {
    items.flatMap { item in
      (item.object.automationElements ?? []).compactMap { $0 as? NSObject }.map {
        ScreenItem(item: AccessibilityItem(object: $0, view: item.view, context: nil), window: item.window)
      }
    }
  }

  private func matches(_ query: ScreenQuery, among all: [ScreenItem]) -> [ScreenItem] {
    if let identifier = query.identifier { return all.filter { $0.identifier == identifier } + views(identifier, all) }
    guard let name = query.name?.trimmingCharacters(in: .whitespacesAndNewlines) else {
      return all.filter { $0.has(query.role) }
    }
    let wanted = all.filter { $0.has(query.role) }
    for test in ScreenFinder.tests {
      let found = wanted.filter { test($0, name) }
      if !found.isEmpty { return query.role == .cell ? cells(of: found) : found }
    }
    return [.field, .toggle, .slider].contains(query.role) ? beside(name, query.role, all) : []
  }

  /// Matches by each kind of name, the most specific first.
  private static let tests: [@MainActor (ScreenItem, String) -> Bool] = [
    { $0.names.contains($1) }, { $0.value == $1 }, { $0.identifier == $1 },
    // The first of the texts that SwiftUI joins to an element's label: "Fruit, Apple".
    { item, name in item.names.contains { $0.hasPrefix("\(name), ") } },
  ]

  /// Views that only have an identifier.
  private func views(_ identifier: String, _ all: [ScreenItem]) -> [ScreenItem] {
    guard !all.contains(where: { $0.identifier == identifier }) else { return [] }
    return windows.flatMap { window in
      ScreenFinder.views(with: identifier, in: window).map {
        ScreenItem(item: AccessibilityItem(object: $0, view: $0, context: nil), window: window)
      }
    }
  }

  private static func views(with identifier: String, in view: UIView) -> [UIView] {
    if view.isHidden || view.alpha <= 0 { return [] }
    return view.accessibilityIdentifier == identifier
      ? [view] : view.subviews.flatMap { views(with: identifier, in: $0) }
  }

  /// The cells that contain the elements, without duplicates.
  private func cells(of found: [ScreenItem]) -> [ScreenItem] {
    var seen: Set<ObjectIdentifier> = []
    return found.compactMap { item in
      guard let cell = item.cell, seen.insert(ObjectIdentifier(cell)).inserted else { return nil }
      return ScreenItem(item: AccessibilityItem(object: cell, view: cell, context: nil), window: item.window)
    }
  }

  /// Controls beside a label of this name: in the smallest view around the label that contains exactly one such control.
  private func beside(_ name: String, _ role: ScreenQuery.Role, _ all: [ScreenItem]) -> [ScreenItem] {
    let controls = all.filter { $0.has(role) }
    var found: [ScreenItem] = []
    for label in all where label.names.contains(name) {
      var current = label.view?.superview
      while let view = current {
        let inside = controls.filter { $0.view?.isDescendant(of: view) == true }
        if inside.count == 1, !found.contains(where: { $0.object === inside[0].object }) { found.append(inside[0]) }
        if !inside.isEmpty { break }
        current = view.superview
      }
    }
    return found
  }

  // MARK: Names

  private func notFound(_ query: ScreenQuery, _ all: [ScreenItem]) -> ScreenProblem {
    guard !all.isEmpty else {
      return ScreenProblem(.notFound, "\(query) isn't on the screen, which has no elements with names.")
    }
    let close = all.filter { item in
      item.names.contains { ScreenFinder.isClose($0, query.name ?? query.identifier ?? "") }
    }
    let ofRole = query.role == .any ? [] : all.filter { $0.has(query.role) }
    let shown = close + (ofRole.isEmpty ? all : ofRole)
    var seen: Set<String> = []
    let lines = shown.map(\.description).filter { seen.insert($0).inserted }
    let more = lines.count > ScreenFinder.mostListed ? "\n  - and \(lines.count - ScreenFinder.mostListed) more" : ""
    let list = lines.prefix(ScreenFinder.mostListed).map { "  - \($0)" }.joined(separator: "\n")
    return ScreenProblem(.notFound, "\(query) isn't on the screen. There are:\n\(list)\(more)")
  }

  /// Whether two names may be the same one misspelt: ignoring case, one contained in the other, or a few letters apart.
  static func isClose(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.lowercased()), Array(second.lowercased()))
    if a.isEmpty || b.isEmpty { return false }
    if first.lowercased().contains(second.lowercased()) || second.lowercased().contains(first.lowercased()) {
      return true
    }
    guard abs(a.count - b.count) <= 2, max(a.count, b.count) < 64 else { return false }
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let next = a[i] == b[j] ? diagonal : 1 + min(diagonal, row[j], row[j + 1])
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count] <= max(1, min(a.count, b.count) / 4)
  }

  static func place(of item: ScreenItem) -> String {
    let frame = item.item.frame
    return
      "(\(Int(frame.minX.rounded())), \(Int(frame.minY.rounded())), \(Int(frame.width.rounded())) x \(Int(frame.height.rounded())))"
  }
}
