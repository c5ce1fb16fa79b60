internal import Foundation
public import HeadlessUIKit

/// The same button as an item of a bar.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem, UserTrackingControl {
  open weak var mapView: MKMapView? {
    didSet {
      oldValue?.trackingControls.remove(self)
      follow()
    }
  }

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    primaryAction = UIAction { [weak self] _ in
      guard let self, let map = self.mapView else { return }
      map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
    }
    follow()
  }

  private func follow() {
    mapView?.trackingControls.add(self)
    showTrackingMode()
  }

  func showTrackingMode() { image = UIImage(systemName: (mapView?.userTrackingMode ?? .none).symbol) }
}
