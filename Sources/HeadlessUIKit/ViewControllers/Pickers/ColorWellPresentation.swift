import Foundation

/// Presents the picker of a colour well, and forwards its selection.
final class ColorWellPresentation: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?
  /// While it is on the screen.
  private weak var picker: UIColorPickerViewController?

  init(of well: UIColorWell) {
    self.well = well
  }

  func open() {
    guard let well, picker == nil, let presenter = well.nearestController else { return }
    let picker = UIColorPickerViewController()
    self.picker = picker
    update()
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = well
    picker.popoverPresentationController?.sourceRect = well.bounds
    presenter.present(picker, animated: true)
  }

  /// The well's properties have changed.
  func update() {
    guard let well, let picker else { return }
    picker.title = well.title
    picker.supportsAlpha = well.supportsAlpha
    if let color = well.selectedColor, color != picker.selectedColor { picker.selectedColor = color }
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    guard let well else { return }
    well.selectedColor = color
    well.sendActions(for: .valueChanged)
  }

  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    picker = nil
  }
}
