import UIKit

/// The user's name, home and cities. Tells which row was tapped; what follows is up to others.
public final class EditUserController: UITableViewController, CitiesShowing {
  enum Row: Int, CaseIterable {
    case name, home, cities
  }

  /// What is shown.
  public var user: User {
    didSet { if isViewLoaded, oldValue != user { tableView.reloadData() } }
  }

  var onChooseHome: () -> Void = {}
  var onChooseCities: () -> Void = {}
  var onSave: (User) -> Void = { _ in }

  var cities: [City] {
    get { user.cities }
    set { user.cities = newValue }
  }

  init(_ user: User) {
    self.user = user
    super.init(style: .insetGrouped)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        onSave(user)
      })
  }

  // MARK: Rows

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "We tell you of departures from your cities the evening before."
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    switch Row(rawValue: indexPath.row) {
    case .home: fill(cell, "Home", user.home?.name ?? "None", leadsOn: true)
    case .cities: fill(cell, "Cities", user.cities.isEmpty ? "None" : user.cities.names, leadsOn: true)
    default: fill(cell, "Name", user.name, leadsOn: false)
    }
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ title: String, _ value: String, leadsOn: Bool) {
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = value
    cell.accessoryType = leadsOn ? .disclosureIndicator : .none
    cell.selectionStyle = leadsOn ? .default : .none
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Row(rawValue: indexPath.row) {
    case .home: onChooseHome()
    case .cities: onChooseCities()
    default: break
    }
  }
}

extension [City] {
  /// The names, for a row.
  var names: String { map(\.name).joined(separator: ", ") }
}
