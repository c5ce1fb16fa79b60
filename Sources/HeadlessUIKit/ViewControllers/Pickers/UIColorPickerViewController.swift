public import Foundation

/// A colour picker. On iOS its interface runs in another process; here it is a placeholder in the selected colour.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white {
    didSet { showColor() }
  }
  open var supportsAlpha = true {
    didSet { showColor() }
  }

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private let sample = UIView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder("Colours", detail: title)
    view.addSubview(sample)
    showColor()
  }

  private func showColor() {
    sample.backgroundColor = supportsAlpha ? selectedColor : selectedColor.withAlphaComponent(1)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sample.frame = CGRect(x: view.bounds.midX - 22, y: view.bounds.midY + 40, width: 44, height: 44)
    sample.layer.cornerRadius = 22
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
