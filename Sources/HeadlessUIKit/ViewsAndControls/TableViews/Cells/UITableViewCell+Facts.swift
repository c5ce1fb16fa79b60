internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TableViewCellFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewCellFacts.self }
  static let elements = ["tableViewCell"]
  static let facts = FactList<UITableViewCell> {
    Fact("accessoryType", \.accessoryType, document: .named("accessoryType", accessories))
    Fact("editingAccessoryType", \.editingAccessoryType, document: .named("editingAccessoryType", accessories))
    Fact(
      "selectionStyle", \.selectionStyle,
      document: .named("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]))
    Fact("indentationLevel", \.indentationLevel, document: .int("indentationLevel"))
    Fact("indentationWidth", \.indentationWidth, document: .number("indentationWidth"))
    Fact("shouldIndentWhileEditing", \.shouldIndentWhileEditing, document: .bool("shouldIndentWhileEditing"))
    Fact("showsReorderControl", \.showsReorderControl, document: .bool("showsReorderControl"))
    Fact("separatorInset", \.separatorInset, document: .insets("separatorInset"), appearance: .equal)
    // By default, cells with custom content keep their accessories while they are edited.
    Fact { _, reader in _ = (reader.bool("hidesAccessoryWhenEditing"), reader.number("rowHeight")) }
    Fact { $0.readStandardViews($1) }
    Fact("accessoryView", \.accessoryView, document: .view("accessoryView"), varies: false)
    Fact("editingAccessoryView", \.editingAccessoryView, document: .view("editingAccessoryView"), varies: false)
    Fact("backgroundView", \.backgroundView, document: .view("backgroundView"), varies: false)
    Fact("selectedBackgroundView", \.selectedBackgroundView, document: .view("selectedBackgroundView"), varies: false)
    Fact("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
    Fact("focusStyle", \.focusStyle)
    Fact("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
    Fact(flag: "selected", \.isSelected)
    Fact(flag: "highlighted", \.isHighlighted)
    Fact(flag: "editing", \.isEditing)
    Fact(readOnly: "contentView", \.contentView)
    Fact(readOnly: "textLabel", \.textLabel)
    Fact(readOnly: "detailTextLabel", \.detailTextLabel)
    Fact(readOnly: "imageView", \.imageView)
    Fact(readOnly: "reuseIdentifier", \.reuseIdentifier)
    Fact(readOnly: "editingStyle", \.editingStyle)
    Fact(readOnly: "showingDeleteConfirmation", \.showingDeleteConfirmation)
  }

  static let outlets = [
    Outlet<UITableViewCell>("accessoryView", \.accessoryView),
    Outlet("editingAccessoryView", \.editingAccessoryView), Outlet("backgroundView", \.backgroundView),
    Outlet("selectedBackgroundView", \.selectedBackgroundView),
    Outlet("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  static func describe(_ cell: UITableViewCell, in description: inout ViewDescription) {
    description.text = cell.textLabel?.text
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

  /// The content view, and the labels and the image of the cell's style, which the document has in it as other views.
  fileprivate func readStandardViews(_ reader: ElementReader) {
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
    loader.configure(contentView, as: own) { KnownClasses.read(contentView, $0) }
    for child in content.items(of: "subviews") {
      switch child.id {
      case text?: configure(textLabel, child, loader)
      case detail?: configure(detailTextLabel, child, loader)
      case image?:
        if let view = imageView {
          loader.configure(view, as: child) { KnownClasses.read(view, $0) }
        }
      default: break
      }
    }
  }

  private func configure(_ label: UILabel?, _ element: DocumentElement, _ loader: any DocumentLoader) {
    guard let label else { return }
    loader.configure(label, as: element) { KnownClasses.read(label, $0) }
    // A document's font replaces the one that follows the text size, unless it is a text style's.
    label.adjustsFontForContentSizeCategory = element["adjustsFontForContentSizeCategory"] == "YES"
  }
}
