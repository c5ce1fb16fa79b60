import UIKit

/// Notes with menus everywhere: in the bars, on the rows, on a card at the end.
public final class MenusController: UITableViewController {
  private struct Note {
    let title: String
    let text: String
    let symbol: String
  }

  private let notes = [
    Note(title: "Packing list", text: "Torch, rope, rain jacket", symbol: "checklist"),
    Note(title: "Harbour fees", text: "Paid until the end of June", symbol: "creditcard"),
    Note(title: "Recipe for salmon soup", text: "Potatoes, dill and cream", symbol: "fork.knife"),
    Note(title: "Books to bring back", text: "Due on Thursday", symbol: "book"),
  ]
  /// Opens from the toolbar, upwards.
  public let stylesItem = UIBarButtonItem(
    image: UIImage(systemName: "textformat"), style: .plain, target: nil, action: nil)
  /// Opens from the navigation bar.
  public let moreItem = UIBarButtonItem(
    image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
  private lazy var editMenu = UIEditMenuInteraction(delegate: self)

  public static func screen() -> UINavigationController {
    let stack = UINavigationController(rootViewController: MenusController(style: .insetGrouped))
    stack.isToolbarHidden = false
    return stack
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    moreItem.menu = moreMenu
    stylesItem.menu = stylesMenu
    navigationItem.rightBarButtonItem = moreItem
    toolbarItems = [stylesItem, .flexibleSpace(), UIBarButtonItem(systemItem: .compose)]
    tableView.addInteraction(editMenu)
  }

  // MARK: Menus

  private var moreMenu: UIMenu {
    let view = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [
        action("Icons", "square.grid.2x2"), action("List", "list.bullet", state: .on),
      ])
    let sort = UIMenu(
      title: "Sort By", image: UIImage(systemName: "arrow.up.arrow.down"), options: .singleSelection,
      children: [
        action("Date Edited", nil, state: .on), action("Date Created", nil), action("Title", nil),
      ])
    return UIMenu(children: [
      action("Scan Documents", "doc.viewfinder"), action("Pin Note", "pin", subtitle: "Keeps it at the top"), view,
      sort,
      UIMenu(
        options: .displayInline,
        children: [
          action("Lock", "lock", attributes: .disabled), action("Delete", "trash", attributes: .destructive),
        ]),
    ])
  }

  private var stylesMenu: UIMenu {
    let sizes = UIMenu(
      options: .displayInline, preferredElementSize: .small,
      children: [
        action("Bold", "bold", state: .on), action("Italic", "italic"), action("Underline", "underline"),
        action("Strikethrough", "strikethrough"),
      ])
    let aligned = UIMenu(
      options: .displayInline, preferredElementSize: .medium,
      children: [
        action("Left", "text.alignleft"), action("Centre", "text.aligncenter"), action("Right", "text.alignright"),
      ])
    let colors = UIMenu(
      options: [.displayInline, .displayAsPalette, .singleSelection],
      children: [UIColor.systemRed, .systemOrange, .systemGreen, .systemBlue].enumerated().map { index, color in
        let image = UIImage(systemName: "circle.fill")?.withTintColor(color, renderingMode: .alwaysOriginal)
        return UIAction(title: "Colour \(index + 1)", image: image, state: index == 2 ? .on : .off) { _ in }
      })
    return UIMenu(
      title: "Style of the Text", children: [action("Heading", nil), action("Body", nil), sizes, aligned, colors])
  }

  private func action(
    _ title: String, _ symbol: String?, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
      state: state
    ) { _ in }
  }

  /// Has the edit menu shown for the first row's text.
  public func showEditMenu() {
    let row = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: row.midX, y: row.minY + 8)))
  }

  // MARK: Rows

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = notes[indexPath.row].title
    content.secondaryText = notes[indexPath.row].text
    content.image = UIImage(systemName: notes[indexPath.row].symbol)
    cell.contentConfiguration = content
    return cell
  }

  public override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
      UIMenu(children: [
        action("Pin Note", "pin"), action("Share Note", "square.and.arrow.up"), action("Move", "folder"),
        UIMenu(options: .displayInline, children: [action("Delete", "trash", attributes: .destructive)]),
      ])
    })
  }
}

extension MenusController: UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      action("Cut", nil), action("Copy", nil), action("Paste", nil), action("Look Up", nil), action("Translate", nil),
      action("Share…", nil),
    ])
  }
}
