import UIKit

/// A form: a name, a switch with a label beside it, a slider, and a button that is enabled when there is a name.
final class FormController: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  let wifi = UISwitch()
  let volume = UISlider()
  let save = UIButton(type: .system)
  var log: [String] = []
  var mayEnd = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.delegate = self
    name.addAction(UIAction { [unowned self] _ in save.isEnabled = name.hasText }, for: .editingChanged)
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    save.addAction(UIAction { [unowned self] _ in log.append("saved \(name.text ?? "")") }, for: .touchUpInside)
    let label = UILabel()
    label.text = "Wi-Fi"
    let row = UIStackView(arrangedSubviews: [label, wifi])
    let volumeLabel = UILabel()
    volumeLabel.text = "Volume"
    let volumeRow = UIStackView(arrangedSubviews: [volumeLabel, volume])
    volumeRow.spacing = 12
    let stack = UIStackView(arrangedSubviews: [name, row, volumeRow, save])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  func keySave(_ command: UIKeyCommand) { log.append("saved by keys") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    log.append("asked for \(string)")
    return string != "!"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.append("return")
    return true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
}

/// Numbered rows with actions, a menu and a refresh control.
final class RowsController: UITableViewController {
  var rows = (1...60).map { "Row \($0)" }
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [unowned self] _ in log.append("refreshed") }, for: .valueChanged)
    tableView.refreshControl = refresh
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(rows[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      log.append("deleted \(rows[indexPath.row])")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
      UIMenu(children: [
        UIAction(title: "Share") { _ in self.log.append("shared \(self.rows[indexPath.row])") },
        UIAction(title: "Copy") { _ in self.log.append("copied") },
      ])
    }
  }
}

/// Three rows that can be deleted and moved.
final class EditedRowsController: UITableViewController {
  var rows = ["One", "Two", "Three"]
  var mayMove = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    rows.insert(rows.remove(at: source.row), at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { mayMove ? proposedDestinationIndexPath : sourceIndexPath }
}
