internal import Foundation
internal import InterfaceBuilder

extension UITableView {
  static func elementStyle(_ coder: NSCoder) -> Style {
    guard let reader = InterfaceCoder.reader(of: coder) else { return .plain }
    let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    return reader.value("style", styles) ?? .plain
  }

  /// Takes what a document says of a table.
  func readTable(_ reader: ElementReader) {
    let loader = reader.loader
    // -1 is Interface Builder's word for sizes that the rows have by themselves.
    func height(_ name: String) -> CGFloat? {
      reader.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let value = height("rowHeight") { rowHeight = value }
    if let value = height("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { sectionFooterHeight = value }
    titlesHaveTheirOwnHeight = style != .plain && sectionHeaderHeight == 18 && sectionFooterHeight == 18
    if let value = height("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = height("estimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = value }
    if let value = height("estimatedSectionFooterHeight") { estimatedSectionFooterHeight = value }
    let separators: [String: UITableViewCell.SeparatorStyle] = [
      "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
    ]
    if let value = reader.value("separatorStyle", separators) { separatorStyle = value }
    if let color = reader.color("separatorColor") { separatorColor = color }
    if let insets = reader.insets("separatorInset") { separatorInset = insets }
    if reader.string("separatorInsetReference") == "fromAutomaticInsets" {
      separatorInsetReference = .fromAutomaticInsets
    }
    if let value = reader.bool("allowsSelection") { allowsSelection = value }
    if let value = reader.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = reader.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = value }
    if let value = reader.bool("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = value
    }
    if let value = reader.bool("prefetchingEnabled") { isPrefetchingEnabled = value }
    if let color = reader.color("sectionIndexColor") { sectionIndexColor = color }
    if let color = reader.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
    if let color = reader.color("sectionIndexTrackingBackgroundColor") { sectionIndexTrackingBackgroundColor = color }
    if let child = reader.child(key: "tableHeaderView") { tableHeaderView = loader.makeView(child) }
    if let child = reader.child(key: "tableFooterView") { tableFooterView = loader.makeView(child) }
    if let child = reader.child(key: "backgroundView") { backgroundView = loader.makeView(child) }
    registerPrototypes(reader)
    let isStatic = reader.string("dataMode") == "static"
    let sections = reader.items(of: "sections")
    if isStatic || !sections.isEmpty {
      staticContents = StaticTableContents(sections, loader)
    } else if loader.source.purpose == .canvas {
      // Interface Builder's canvas shows each prototype as a row.
      let rows = CanvasTableRows(StaticTableContents(rows: reader.items(of: "prototypes"), loader))
      staticContents = rows.contents
      canvasRows = rows
      dataSource = rows
      delegate = rows
    }
  }

  private func registerPrototypes(_ reader: ElementReader) {
    for cell in reader.items(of: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      let nib = UINib(element: cell, source: reader.loader.source, storyboard: reader.loader.storyboard)
      nib.outerObjects = WeakObjects(reader.loader.objects)
      nib.sceneController = reader.loader.sceneController
      register(nib, forCellReuseIdentifier: identifier)
    }
  }
}

extension UITableViewCell {
  static func elementStyle(_ coder: NSCoder) -> CellStyle {
    let styles: [String: CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
      "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    return InterfaceCoder.reader(of: coder)?.value("style", styles) ?? .default
  }

  /// Takes what a document says of a cell.
  func readCell(_ reader: ElementReader) {
    let accessories: [String: AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    if let value = reader.value("accessoryType", accessories) { accessoryType = value }
    if let value = reader.value("editingAccessoryType", accessories) { editingAccessoryType = value }
    let selections: [String: SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    if let value = reader.value("selectionStyle", selections) { selectionStyle = value }
    if let value = reader.int("indentationLevel") { indentationLevel = value }
    if let value = reader.number("indentationWidth") { indentationWidth = value }
    if let value = reader.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = value }
    if let value = reader.bool("showsReorderControl") { showsReorderControl = value }
    if let insets = reader.insets("separatorInset") { separatorInset = insets }
    // Cells with views of their own keep accessories while they are edited by default.
    _ = reader.bool("hidesAccessoryWhenEditing")
    _ = reader.number("rowHeight")
    readStandardViews(reader)
    if let child = reader.child(key: "accessoryView") { accessoryView = reader.loader.makeView(child) }
    if let child = reader.child(key: "editingAccessoryView") { editingAccessoryView = reader.loader.makeView(child) }
    if let child = reader.child(key: "backgroundView") { backgroundView = reader.loader.makeView(child) }
    if let child = reader.child(key: "selectedBackgroundView") {
      selectedBackgroundView = reader.loader.makeView(child)
    }
  }

  /// The content view, and the labels and the image of the cell's style, which the document has in it as other views.
  private func readStandardViews(_ reader: ElementReader) {
    let loader = reader.loader
    let (text, detail, image) = (
      reader.string("textLabel"), reader.string("detailTextLabel"), reader.string("imageView")
    )
    guard let content = reader.child(key: "contentView") else { return }
    let standard = Set([text, detail, image].compactMap { $0 })
    let own = DocumentElement(
      name: content.name, attributes: content.attributes,
      children: content.children.map { child in
        guard child.name == "subviews", !standard.isEmpty else { return child }
        return DocumentElement(
          name: child.name, attributes: child.attributes,
          children: child.children.filter { $0.id.map { !standard.contains($0) } ?? true }, line: child.line)
      }, line: content.line)
    loader.configure(contentView, as: own) { contentView.read($0) }
    for child in content.items(of: "subviews") {
      switch child.id {
      case text?: configure(textLabel, child, loader)
      case detail?: configure(detailTextLabel, child, loader)
      case image?:
        if let view = imageView {
          loader.configure(view, as: child) {
            view.read($0)
            view.readImages($0)
          }
        }
      default: break
      }
    }
  }

  private func configure(_ label: UILabel?, _ element: DocumentElement, _ loader: InterfaceLoader) {
    guard let label else { return }
    loader.configure(label, as: element) {
      label.read($0)
      label.readLabel($0)
    }
    // What a document says of a font replaces the one that follows the text size, unless it is a style's.
    label.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
  }
}

/// A table's rows that were drawn in the document.
@MainActor final class StaticTableContents {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [(cell: UITableViewCell, height: CGFloat?)]
  }

  let sections: [Section]

  init(_ elements: [DocumentElement], _ loader: InterfaceLoader) {
    sections = elements.filter { $0.name == "tableViewSection" }.map { element in
      Section(
        header: StaticTableContents.title("headerTitle", element, loader),
        footer: StaticTableContents.title("footerTitle", element, loader),
        cells: StaticTableContents.cells(element.items(of: "cells"), loader))
    }
  }

  /// One section of the rows of elements.
  init(rows: [DocumentElement], _ loader: InterfaceLoader) {
    sections = [Section(header: nil, footer: nil, cells: StaticTableContents.cells(rows, loader))]
  }

  private static func cells(
    _ elements: [DocumentElement], _ loader: InterfaceLoader
  ) -> [(cell: UITableViewCell, height: CGFloat?)] {
    elements.compactMap { child in
      guard let cell = loader.makeView(child) as? UITableViewCell else { return nil }
      return (cell, child["rowHeight"].flatMap(Double.init(document:)).map { CGFloat($0) })
    }
  }

  private static func title(_ name: String, _ element: DocumentElement, _ loader: InterfaceLoader) -> String? {
    if let localized = loader.strings["\(element.id ?? "").\(name)"] { return localized }
    if let own = element[name] { return own }
    guard let child = element.child(key: name) else { return nil }
    return loader.text(child)
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].cells[path.row].cell
  }

  func height(at path: IndexPath) -> CGFloat? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].cells[path.row].height.map { $0 < 0 ? UITableView.automaticDimension : $0 }
  }
}
