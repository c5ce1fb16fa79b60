import UIKit

/// The harbours on a map.
final class HarbourMapController: UIViewController, HarbourChoosing {
  private let harbours: [Harbour]

  var onChoose: (String) -> Void = { _ in }

  init(_ harbours: [Harbour]) {
    self.harbours = harbours
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    view = IslandMapView(
      harbours.map { harbour in
        (harbour.place, GalleryButton.filled(harbour.name) { [weak self] in self?.onChoose(harbour.name) })
      })
  }
}
