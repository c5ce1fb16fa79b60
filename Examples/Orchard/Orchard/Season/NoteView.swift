import UIKit

final class NoteView: UIView {
    @IBOutlet private var contentView: UIView!
    @IBOutlet private weak var textLabel: UILabel!

    var text: String? {
        get { return textLabel.text }
        set { textLabel.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        Bundle(for: NoteView.self).loadNibNamed("NoteView", owner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
