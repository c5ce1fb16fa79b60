import UIKit

final class TreeListController: UITableViewController {
    @IBOutlet private var emptyView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(gardenDidChange(_:)), name: .gardenDidChange, object: nil)
    }

    @objc private func gardenDidChange(_ notification: Notification) {
        tableView.reloadData()
        tableView.backgroundView = Garden.shared.trees.isEmpty ? emptyView : nil
    }

    @IBAction func unwindToTrees(_ segue: UIStoryboardSegue) {
        guard let source = segue.source as? NewTreeController, let tree = source.tree else { return }
        Garden.shared.plant(tree)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "tree", let cell = sender as? UITableViewCell,
            let row = tableView.indexPath(for: cell)?.row
        else { return }
        (segue.destination as? TreeController)?.index = row
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Garden.shared.trees.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tree", for: indexPath) as! TreeCell
        cell.show(Garden.shared.trees[indexPath.row])
        return cell
    }
}
