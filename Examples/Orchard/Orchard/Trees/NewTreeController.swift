import UIKit

final class NewTreeController: UIViewController, UITextFieldDelegate {
    private(set) var tree: Tree?

    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var kindControl: UISegmentedControl!
    @IBOutlet private weak var yearStepper: UIStepper!
    @IBOutlet private weak var yearLabel: UILabel!
    @IBOutlet private weak var graftedSwitch: UISwitch!
    @IBOutlet private weak var saveButton: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        yearChanged(yearStepper)
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        saveButton.isEnabled = !(sender.text ?? "").isEmpty
    }

    @IBAction private func yearChanged(_ sender: UIStepper) {
        yearLabel.text = "\(Int(sender.value))"
    }

    @IBAction private func endEditing() {
        view.endEditing(true)
    }

    @IBAction private func cancel() {
        dismiss(animated: true)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return identifier != "save" || saveButton.isEnabled
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "save" else { return }
        tree = Tree(
            name: nameField.text ?? "", kind: Tree.Kind(rawValue: kindControl.selectedSegmentIndex) ?? .apple,
            planted: Int(yearStepper.value), isGrafted: graftedSwitch.isOn, harvests: [])
    }
}
