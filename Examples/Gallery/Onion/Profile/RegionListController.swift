import UIKit

/// Regions to choose from, each with those of its cities that are chosen.
public final class RegionListController: UITableViewController, CitiesShowing {
  private let regions: [Region]

  var cities: [City] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  /// Called with the region that was tapped.
  var onChoose: (Region) -> Void = { _ in }

  init(_ regions: [Region], cities: [City]) {
    self.regions = regions
    self.cities = cities
    super.init(style: .insetGrouped)
    title = "Regions"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions.count }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "region")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "region")
    let region = regions[indexPath.row]
    let chosen = cities.filter { region.cities.contains($0) }
    cell.textLabel?.text = region.name
    cell.detailTextLabel?.text = chosen.isEmpty ? nil : chosen.names
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoose(regions[indexPath.row])
  }
}
