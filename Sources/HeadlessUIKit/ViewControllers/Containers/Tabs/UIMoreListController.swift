import Foundation

/// The list of the controllers without a tab of their own. The name is UIKit's.
final class UIMoreListController: UITableViewController {
  private weak var owner: UITabBarController?

  init(owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    controllersDidChange()
  }

  func controllersDidChange() {
    guard let owner, isViewLoaded else { return }
    navigationItem.rightBarButtonItem = (owner.customizableViewControllers ?? []).isEmpty ? nil : editItem
    tableView.reloadData()
  }

  private lazy var editItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let owner = self?.owner else { return }
      owner.tabBar.beginCustomizingItems((owner.customizableViewControllers ?? []).map { $0.tabBarItem! })
    })

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner?.overflow.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard let item = owner?.overflow[indexPath.row].tabBarItem else { return cell }
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let owner else { return }
    let controller = owner.overflow[indexPath.row]
    if owner.delegate?.tabBarController(owner, shouldSelect: controller) == false { return }
    owner.selectedViewController = controller
    owner.delegate?.tabBarController(owner, didSelect: controller)
  }
}
