import UIKit

/// A table while its rows are edited, with the index at its edge.
public final class EditedTableController: UITableViewController {
  /// Which controls the rows have.
  public enum Content {
    case controls, circles, swiped
  }

  private let content: Content
  private let harbours = [
    ["Åva", "Brändö"], ["Galtby", "Godby"], ["Hanko", "Houtskär"], ["Kökar", "Korpo", "Kustavi"],
    ["Mariehamn"], ["Naantali", "Nagu"], ["Turku"],
  ]

  public init(_ content: Content) {
    self.content = content
    super.init(style: .plain)
    title = "Harbours"
  }

  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  public static func screen(_ content: Content) -> UIViewController {
    UINavigationController(rootViewController: EditedTableController(content))
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbour")
    tableView.allowsMultipleSelectionDuringEditing = content == .circles
    guard content != .swiped else { return }
    isEditing = true
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { harbours.count }
  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    harbours[section].count
  }
  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbour", for: indexPath)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = harbours[indexPath.section][indexPath.row]
    cell.contentConfiguration = configuration
    cell.accessoryType = indexPath.section == 1 ? .disclosureIndicator : .none
    return cell
  }
  public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    harbours[section][0].first.map(String.init)
  }
  public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    content == .swiped ? nil : harbours.compactMap { $0[0].first.map(String.init) }
  }
  public override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { indexPath.section == 2 ? .insert : .delete }
  public override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section != 3
  }
  public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
  public override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  public override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: "flag.fill")
    return UISwipeActionsConfiguration(actions: [remove, flag])
  }
  public override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let read = UIContextualAction(style: .normal, title: "Visited") { _, _, done in done(true) }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }
}
