import UIKit

final class HarvestController: UIViewController {
    var harvests: [Tree.Harvest] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    @IBOutlet private weak var tableView: UITableView!
}

extension HarvestController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return harvests.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Harvest", for: indexPath)
        let harvest = harvests[harvests.count - 1 - indexPath.row]
        cell.textLabel?.text = "\(harvest.year)"
        cell.detailTextLabel?.text = "\(harvest.kilograms) kg"
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return harvests.isEmpty ? nil : NSLocalizedString("Harvests", comment: "Heading")
    }
}
