import CoreData
import NurseryKit
import NurseryUI
import UIKit

/// The plants of the shelf, by the room that they stand in.
final class PlantListController: UITableViewController {
  private let shelf: Shelf
  private lazy var results: NSFetchedResultsController<Plant> = {
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: #keyPath(Plant.room), ascending: true),
      NSSortDescriptor(key: #keyPath(Plant.name), ascending: true),
    ]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: shelf.context, sectionNameKeyPath: #keyPath(Plant.room),
      cacheName: nil)
    results.delegate = self
    return results
  }()

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("The shelf comes from the app.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Plants", comment: "The list's title")
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addPlant))
    tableView.register(PlantCell.self, forCellReuseIdentifier: PlantCell.identifier)
    try? results.performFetch()
  }

  @objc private func addPlant() {
    let plant = Plant(context: shelf.context)
    plant.name = "Fern"
    plant.room = "Hall"
    plant.thirst = 1
    shelf.save()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    results.sections?[section].name
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PlantCell.identifier, for: indexPath)
    let plant = results.object(at: indexPath)
    (cell as? PlantCell)?.show(
      name: plant.name ?? "", thirst: Int(plant.thirst), picture: PlantPictures.address(of: plant.name ?? ""))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let controller = PlantController(plant: results.object(at: indexPath), shelf: shelf)
    navigationController?.pushViewController(controller, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    shelf.context.delete(results.object(at: indexPath))
    shelf.save()
  }
}

extension PlantListController: NSFetchedResultsControllerDelegate {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    tableView.reloadData()
  }
}
