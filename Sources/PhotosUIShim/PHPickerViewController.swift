public import Foundation
public import HeadlessUIKit

/// A placeholder for the photo picker, which displays what the picker would show. A test chooses photos with `choose(_:)`.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let limit = configuration.selectionLimit
    showPlaceholder(
      "Photo picker", detail: limit == 0 ? "Any number of items" : limit == 1 ? "1 item" : "Up to \(limit) items")
  }

  /// Chooses photos like a user, for tests; an empty list cancels the picker. At most the maximum number is passed to the delegate.
  /// Not a part of PhotosUI.
  public func choose(_ images: [UIImage]) {
    let limit = configuration.selectionLimit
    let chosen = limit == 0 ? images : Array(images.prefix(limit))
    let results = chosen.map { PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil) }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Receives the chosen photos, and dismisses the picker.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Without results, the user has cancelled the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
