public import Foundation

/// Lets a person choose a colour. What it shows belongs to the system, which shows it in its own process: here the screen says
/// what would be there, on the colour that is selected.
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
