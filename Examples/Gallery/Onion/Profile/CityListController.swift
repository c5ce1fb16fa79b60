import UIKit

/// The cities of a region, those that are chosen with a checkmark.
public final class CityListController: UITableViewController, CityChoosing {
  private let region: Region

  var cities: [City] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  var onChoose: (City) -> Void = { _ in }

  init(_ region: Region) {
    self.region = region
    super.init(style: .insetGrouped)
    title = region.name
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    region.cities.count
  }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "city")
      ?? UITableViewCell(style: .default, reuseIdentifier: "city")
    let city = region.cities[indexPath.row]
    cell.textLabel?.text = city.name
    cell.accessoryType = cities.contains(city) ? .checkmark : .none
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoose(region.cities[indexPath.row])
  }
}
