import UIKit

final class SeasonController: UITableViewController {
    @IBOutlet private weak var frostSwitch: UISwitch!
    @IBOutlet private weak var ripenessSlider: UISlider!
    @IBOutlet private weak var ripenessLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let note = NoteView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 88))
        note.text = NSLocalizedString("Prune before the buds swell.", comment: "Advice")
        tableView.tableHeaderView = note
        ripenessChanged(ripenessSlider)
    }

    @IBAction private func ripenessChanged(_ sender: UISlider) {
        ripenessLabel.text = "\(Int((sender.value * 100).rounded())) %"
    }

    @IBAction private func frostChanged() {
        ripenessSlider.isEnabled = !frostSwitch.isOn
    }
}
