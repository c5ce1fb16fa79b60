import UIKit

/// Routes, their departures and one of them, in two or three columns.
public enum SplitScreens {
  /// Two columns side by side.
  @MainActor public static func double() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list("Routes", ["Turku – Mariehamn", "Galtby – Kökar"], .sidebar), for: .primary)
    split.setViewController(detail(), for: .secondary)
    return split
  }

  /// Three columns side by side.
  @MainActor public static func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(list("Routes", ["Turku – Mariehamn", "Galtby – Kökar"], .sidebar), for: .primary)
    split.setViewController(list("Departures", ["8:45", "15:05", "20:55"], .plain), for: .supplementary)
    split.setViewController(detail(), for: .secondary)
    split.preferredDisplayMode = .twoBesideSecondary
    return split
  }

  /// The primary column over the secondary one.
  @MainActor public static func overlay() -> UISplitViewController {
    let split = double()
    split.preferredDisplayMode = .oneOverSecondary
    return split
  }

  private enum Look {
    case sidebar, plain
  }

  @MainActor private static func list(_ title: String, _ rows: [String], _ look: Look) -> UIViewController {
    let list = RowsController(style: look == .sidebar ? .insetGrouped : .plain)
    list.title = title
    list.rows = rows
    return list
  }

  @MainActor private static func detail() -> UIViewController {
    let detail = NoteController()
    detail.title = "15:05"
    return detail
  }
}

private final class RowsController: UITableViewController {
  var rows: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

private final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Leaves from quay 2. Cars are at the quay half an hour before."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}
