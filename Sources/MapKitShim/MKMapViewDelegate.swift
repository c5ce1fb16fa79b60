public import Foundation
public import HeadlessUIKit

/// Receives the events of a map view, and provides its annotation views. Every method is optional.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Returns the renderer that draws an overlay. Without an implementation, overlays aren't shown.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Never called: callouts aren't shown here.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Never called: the device's location isn't known here.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called after a change of the mode in which the map follows the location.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

// Optional in MapKit.
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    OptionalMethod.missing(nil)
  }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { OptionalMethod.missing() }
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { OptionalMethod.missing() }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) { OptionalMethod.missing() }
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { OptionalMethod.missing() }
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    OptionalMethod.missing()
  }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { OptionalMethod.missing() }
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { OptionalMethod.missing() }
}

/// The members that Interface Builder documents connect and set by name.
enum MapViewMembers: RuntimeMemberList {
  @used static func isUsed() -> any RuntimeMemberList.Type { MapViewMembers.self }
  static var owner: AnyClass? { MKMapView.self }
  static var members: [RuntimeMember] { [.property("delegate", \MKMapView.delegate)] }
}
