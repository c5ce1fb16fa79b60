import UIKit

final class TreeController: UIViewController {
    var index = 0

    @IBOutlet private weak var pictureView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private var figures: [FigureView]!
    @IBOutlet private weak var pickButton: UIButton! {
        didSet { pickButton.accessibilityIdentifier = "pick" }
    }
    private weak var harvestController: HarvestController?

    private var tree: Tree { return Garden.shared.trees[index] }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? HarvestController {
            harvestController = controller
            controller.harvests = tree.harvests
        }
    }

    @IBAction func pick() {
        Garden.shared.pick(12, in: 2026, from: index)
        update()
    }

    @IBAction private func turnPicture(_ recognizer: UITapGestureRecognizer) {
        pictureView.isHighlighted.toggle()
    }

    private func update() {
        let tree = self.tree
        title = tree.kind.name
        nameLabel.text = tree.name
        let values = ["\(tree.planted)", "\(tree.harvests.count)", tree.best.map { "\($0.kilograms) kg" } ?? "–"]
        for (figure, value) in zip(figures, values) { figure.value = value }
        harvestController?.harvests = tree.harvests
    }
}
