internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TableViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewFacts.self }
  static let elements = ["tableView"]
  static let facts = FactList<UITableView> {
    // -1 is Interface Builder's value for automatic sizes.
    Fact("rowHeight", \.rowHeight, document: height("rowHeight"))
    Fact("sectionHeaderHeight", \.sectionHeaderHeight, document: height("sectionHeaderHeight"))
    Fact("sectionFooterHeight", \.sectionFooterHeight, document: height("sectionFooterHeight"))
    Fact { table, _ in
      table.titlesHaveTheirOwnHeight =
        table.style != .plain && table.sectionHeaderHeight == 18 && table.sectionFooterHeight == 18
    }
    Fact("estimatedRowHeight", \.estimatedRowHeight, document: height("estimatedRowHeight"))
    Fact(
      "estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, document: height("estimatedSectionHeaderHeight"))
    Fact(
      "estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, document: height("estimatedSectionFooterHeight"))
    Fact("sectionHeaderTopPadding", \.sectionHeaderTopPadding, appearance: .equal)
    Fact("separatorStyle", \.separatorStyle, document: .named("separatorStyle", separators))
    Fact("separatorColor", \.separatorColor, document: .color("separatorColor"), appearance: .equal)
    Fact("separatorInset", \.separatorInset, document: .insets("separatorInset"), appearance: .equal)
    Fact("separatorInsetReference", \.separatorInsetReference, document: .named("separatorInsetReference", references))
    Fact("allowsSelection", \.allowsSelection, document: .bool("allowsSelection"))
    Fact("allowsMultipleSelection", \.allowsMultipleSelection, document: .bool("allowsMultipleSelection"))
    Fact(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, document: .bool("allowsSelectionDuringEditing"))
    Fact(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
      document: .bool("allowsMultipleSelectionDuringEditing"))
    Fact(flag: "prefetchingEnabled", \.isPrefetchingEnabled, document: .bool("prefetchingEnabled"))
    Fact("sectionIndexColor", \.sectionIndexColor, document: .color("sectionIndexColor"), appearance: .equal)
    Fact(
      "sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, document: .color("sectionIndexBackgroundColor"),
      appearance: .equal)
    Fact(
      "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor,
      document: .color("sectionIndexTrackingBackgroundColor"), appearance: .equal)
    Fact("tableHeaderView", \.tableHeaderView, document: .view("tableHeaderView"), varies: false)
    Fact("tableFooterView", \.tableFooterView, document: .view("tableFooterView"), varies: false)
    Fact("backgroundView", \.backgroundView, document: .view("backgroundView"), varies: false)
    Fact { $0.readRows($1) }
    Fact("separatorEffect", \.separatorEffect, appearance: .equal)
    Fact("dragInteractionEnabled", \.dragInteractionEnabled, document: .bool("dragInteractionEnabled"))
    Fact("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
    Fact("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
    Fact("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
    Fact(flag: "editing", \.isEditing)
  }

  static let outlets = [
    Outlet<UITableView>("delegate", \.delegate), Outlet("dataSource", \.dataSource),
    Outlet("prefetchDataSource", \.prefetchDataSource), Outlet("dragDelegate", \.dragDelegate),
    Outlet("dropDelegate", \.dropDelegate), Outlet("backgroundView", \.backgroundView),
    Outlet("tableHeaderView", \.tableHeaderView), Outlet("tableFooterView", \.tableFooterView),
  ]

  private static let separators: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
  ]
  private static let references: [String: UITableView.SeparatorInsetReference] = [
    "fromAutomaticInsets": .fromAutomaticInsets, "fromCellEdges": .fromCellEdges,
  ]

  private static func height(_ name: String) -> DocumentValue<CGFloat> {
    DocumentValue(name) { $0.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 } }
  }

  static func describe(_ table: UITableView, in description: inout ViewDescription) {
    let dataSource = table.dataSource.map { "<\(DescriptionFormat.identity(of: $0))>" } ?? "(null)"
    description.afterLayer.append("dataSource: \(dataSource)")
  }
}

extension UITableView {
  static func elementStyle(_ coder: NSCoder) -> Style {
    guard let reader = InterfaceCoder.reader(of: coder) else { return .plain }
    let styles: [String: Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    return reader.value("style", styles) ?? .plain
  }

  /// The prototypes of cells, and the rows that were drawn in the document.
  fileprivate func readRows(_ reader: ElementReader) {
    let loader = reader.loader
    registerPrototypes(reader)
    let isStatic = reader.string("dataMode") == "static"
    let sections = reader.items(of: "sections")
    if isStatic || !sections.isEmpty {
      staticContents = StaticTableContents(sections, loader)
    } else if loader.isCanvas {
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
      register(reader.loader.prototype(cell), forCellReuseIdentifier: identifier)
    }
  }
}
