public import Foundation
public import HeadlessUIKit

/// Stands where the system would show photos to choose from, in a process of its own: the screen says what would be there. A
/// test chooses by `choose(_:)`.
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

  /// Chooses photos as the user does, for tests; none for giving the picker up. No more than the limit are handed over. Not a
  /// part of PhotosUI.
  public func choose(_ images: [UIImage]) {
    let limit = configuration.selectionLimit
    let chosen = limit == 0 ? images : Array(images.prefix(limit))
    let results = chosen.map { PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil) }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Hears what was chosen; it takes the picker away.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// With no results the user gave the picker up.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
