internal import Foundation
internal import InterfaceBuilder

/// A table's rows that were drawn in the document.
@MainActor final class StaticTableContents {
  struct Section {
    let header: String?
    let footer: String?
    let cells: [(cell: UITableViewCell, height: CGFloat?)]
  }

  let sections: [Section]

  init(_ elements: [DocumentElement], _ loader: any DocumentLoader) {
    sections = elements.filter { $0.name == "tableViewSection" }.map { element in
      Section(
        header: StaticTableContents.title("headerTitle", element, loader),
        footer: StaticTableContents.title("footerTitle", element, loader),
        cells: StaticTableContents.cells(element.items(of: "cells"), loader))
    }
  }

  /// A section of a document's rows.
  init(rows: [DocumentElement], _ loader: any DocumentLoader) {
    sections = [Section(header: nil, footer: nil, cells: StaticTableContents.cells(rows, loader))]
  }

  private static func cells(
    _ elements: [DocumentElement], _ loader: any DocumentLoader
  ) -> [(cell: UITableViewCell, height: CGFloat?)] {
    elements.compactMap { child in
      guard let cell = loader.makeView(child) as? UITableViewCell else { return nil }
      return (cell, child["rowHeight"].flatMap(Double.init(document:)).map { CGFloat($0) })
    }
  }

  private static func title(_ name: String, _ element: DocumentElement, _ loader: any DocumentLoader) -> String? {
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
