import UIKit

final class TreeCell: UITableViewCell {
    @IBOutlet private weak var kindView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        kindView.layer.masksToBounds = true
    }

    func show(_ tree: Tree) {
        nameLabel.text = tree.name
        detailLabel.text = "\(tree.kind.name), \(tree.planted)"
        kindView.image = UIImage(named: "Kinds/\(tree.kind)")
    }
}
