internal import Foundation
internal import HeadlessUIKit

/// Composes the text that VoiceOver reads for an element: label, value, traits, position, hint. The order and the cases are those
/// that AccessibilitySnapshot found on iOS.
@MainActor struct SpokenWords {
  let strings: SpokenStrings
  let reader: AccessibilityReader

  /// The announced position of an element among others.
  private enum Place {
    case series(Int, of: Int)
    case tab(Int, of: Int)
    case tabBarItem(Int, of: Int)
    case edge(String)
    case cell(any UIAccessibilityContainerDataTableCell, in: any UIAccessibilityContainerDataTable)
  }

  func spoken(_ item: AccessibilityItem) -> SpokenElement {
    let object = item.object
    let traits = object.accessibilityTraits
    let place = place(of: item)
    var hint = object.accessibilityHint.flatMap { $0.isEmpty ? nil : $0 }
    var words = opening(object, traits, place)
    if words.isEmpty {
      words = hint ?? ""
      hint = nil
    }
    let specifiers = specifiers(object, traits, place)
    if !specifiers.isEmpty { words = sentence(words, specifiers.joined(separator: " ")) }
    switch place {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      words = SpokenStrings.filled(strings.seriesFormat, words, String(index), String(count))
        .trimmingCharacters(in: .whitespaces)
    case .edge(let text): words = sentence(words, text)
    case .cell, nil: break
    }
    return SpokenElement(item: item, words: words, hint: self.hint(hint, object, traits))
  }

  // MARK: Label and value

  private func opening(_ object: NSObject, _ traits: UIAccessibilityTraits, _ place: Place?) -> String {
    let label = object.accessibilityLabel ?? ""
    // A back button with the title Back is read once.
    let isHidden = traits.contains(.backButton) && label.lowercased() == strings.back.lowercased()
    var words = isHidden ? "" : label
    var isInTable = false
    if case .cell(let cell, let table)? = place {
      words = described(words, cell, table)
      isInTable = true
    }
    if let value = object.accessibilityValue, !value.isEmpty, !traits.contains(.toggleButton) {
      words = words.isEmpty ? value : isInTable ? "\(words) \(value)" : "\(words): \(value)"
    }
    guard traits.contains(.selected) else { return words }
    return words.isEmpty ? strings.selected : SpokenStrings.filled(strings.selectedFormat, words)
  }

  private func described(
    _ label: String, _ cell: any UIAccessibilityContainerDataTableCell, _ table: any UIAccessibilityContainerDataTable
  ) -> String {
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let (row, column) = (rows.location, columns.location)
    let isFirst =
      column != NSNotFound && row != NSNotFound
      && !(0..<max(column, 0)).contains { table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil }
    var words = headers(of: cell, row, column, isFirst, table).map { header -> String in
      guard let object = header as? NSObject else { return "" }
      let parts = [object.accessibilityLabel, object.accessibilityValue].compactMap(\.self).filter { !$0.isEmpty }
      return parts.isEmpty ? "" : parts.joined(separator: ": ") + ". "
    }.joined()
    words += label.hasSuffix(".") ? label : label + "."
    if rows.length > 1, row != NSNotFound { words += " " + SpokenStrings.filled(strings.rowSpan, String(rows.length)) }
    if columns.length > 1, column != NSNotFound {
      words += " " + SpokenStrings.filled(strings.columnSpan, String(columns.length))
    }
    if isFirst { words += " " + SpokenStrings.filled(strings.row, String(row + 1)) }
    if column != NSNotFound { words += " " + SpokenStrings.filled(strings.column, String(column + 1)) }
    return words
  }

  /// The headers that are read before a cell: not the cell's own, and not the one directly above the first cell of a row.
  private func headers(
    of cell: any UIAccessibilityContainerDataTableCell, _ row: Int, _ column: Int, _ isFirst: Bool,
    _ table: any UIAccessibilityContainerDataTable
  ) -> [any UIAccessibilityContainerDataTableCell] {
    let ofRow = row == NSNotFound ? [] : table.accessibilityHeaderElements(forRow: row) ?? []
    let ofColumn = column == NSNotFound ? [] : table.accessibilityHeaderElements(forColumn: column) ?? []
    let rows = ofRow.filter { header in
      let place = (header.accessibilityRowRange().location, header.accessibilityColumnRange().location)
      return header !== cell && table.accessibilityDataTableCellElement(forRow: place.0, column: place.1) === header
    }
    let columns = ofColumn.filter { header in
      let isAbove =
        row != NSNotFound && header.accessibilityRowRange().location == row - 1
        && header.accessibilityColumnRange().location == column
      return header !== cell && !(isAbove && isFirst)
    }
    return rows + columns
  }

  // MARK: Traits

  private func specifiers(_ object: NSObject, _ traits: UIAccessibilityTraits, _ place: Place?) -> [String] {
    var words: [String] = []
    if traits.contains(.notEnabled) { words.append(strings.dimmed) }
    var isTab = false
    if case .tab? = place { isTab = true }
    let hidesButton = !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton]) || isTab
    if traits.contains(.button), !hidesButton { words.append(strings.button) }
    if traits.contains(.backButton) { words.append(strings.backButton) }
    if traits.contains(.toggleButton) {
      if traits.contains(.button) { words.append(strings.switchButton) }
      switch object.accessibilityValue {
      case "1": words.append(strings.on)
      case "0": words.append(strings.off)
      case "2": words.append(strings.mixed)
      case let value?: words.append(value)
      case nil: break
      }
    }
    if traits.contains(.tabBarItem) || isTab { words.append(strings.tab) }
    if traits.contains(.textEntry) {
      words.append(traits.contains(.secureTextField) ? strings.secureTextField : strings.textField)
      if traits.contains(.isEditing) { words.append(strings.isEditing) }
    }
    if traits.contains(.header) { words.append(strings.heading) }
    if traits.contains(.link) { words.append(strings.link) }
    if traits.contains(.adjustable) { words.append(strings.adjustable) }
    if traits.contains(.image) { words.append(strings.image) }
    if traits.contains(.searchField) { words.append(strings.searchField) }
    return words
  }

  private func hint(_ own: String?, _ object: NSObject, _ traits: UIAccessibilityTraits) -> String? {
    let isDimmed = traits.contains(.notEnabled)
    func after(_ text: String?, _ standard: String) -> String {
      guard let text, !text.isEmpty else { return standard }
      return "\(text.hasSuffix(".") ? String(text.dropLast()) : text). \(standard)"
    }
    var hint = own
    if traits.contains(.toggleButton), !isDimmed { hint = after(hint, strings.switchHint) }
    if traits.contains(.textEntry), !isDimmed {
      hint =
        traits.contains(.isEditing)
        ? strings.editingHint : traits.contains(.textArea) ? strings.textAreaHint : strings.textFieldHint
    }
    let hasHintAlone =
      object.accessibilityHint?.isEmpty == false && object.accessibilityLabel?.isEmpty != false
      && object.accessibilityValue?.isEmpty != false
    if traits.contains(.adjustable), !isDimmed, !traits.contains(.toggleButton), !hasHintAlone {
      hint = after(hint, strings.adjustableHint)
    }
    return hint
  }

  private func sentence(_ words: String, _ more: String) -> String {
    words.isEmpty ? more : "\(words)\(words.hasSuffix(".") ? "" : ".") \(more)"
  }

  // MARK: Places

  private func place(of item: AccessibilityItem) -> Place? {
    switch item.context {
    case .table(let table): (item.object as? any UIAccessibilityContainerDataTableCell).map { .cell($0, in: table) }
    case .superview(let view): place(of: item.object, in: view)
    case .container(let container): place(of: item.object, inContainer: container)
    case nil: nil
    }
  }

  private func place(of object: NSObject, in view: UIView) -> Place? {
    guard view is UITabBar || view.accessibilityTraits.contains(.tabBar) else { return nil }
    let elements = reader.items(in: view).map(\.object)
    guard let index = elements.firstIndex(where: { $0 === object }) else { return nil }
    return view is UITabBar ? .tabBarItem(index + 1, of: elements.count) : .tab(index + 1, of: elements.count)
  }

  private func place(of object: NSObject, inContainer container: NSObject) -> Place? {
    let index = container.index(ofAccessibilityElement: object)
    guard index != NSNotFound else { return nil }
    let count = container.accessibilityElementCount()
    if container is UISegmentedControl { return .series(index + 1, of: count) }
    if container.accessibilityTraits.contains(.tabBar) { return .tab(index + 1, of: count) }
    let isLandmark = container.accessibilityContainerType == .landmark
    guard isLandmark || container.accessibilityContainerType == .list else { return nil }
    if index == 0 { return .edge(isLandmark ? strings.landmarkStart : strings.listStart) }
    return index == count - 1 ? .edge(isLandmark ? strings.landmarkEnd : strings.listEnd) : nil
  }
}
