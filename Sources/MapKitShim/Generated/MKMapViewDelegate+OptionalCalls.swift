// Written by `make generate` from MKMapViewDelegate.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension MKMapViewDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var mapView: OptionalMethods<any MKMapViewDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any MKMapViewDelegate {
  /// Calls `mapView(_:viewFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? {
    OptionalMethod.call { target.mapView(mapView, viewFor: annotation) } ?? nil
  }

  /// Calls `mapView(_:didSelect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    callAsFunction(mapView, didSelect: view)!
  }

  /// Calls `mapView(_:didDeselect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    callAsFunction(mapView, didDeselect: view)!
  }

  /// Calls `mapView(_:rendererFor:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer {
    callAsFunction(mapView, rendererFor: overlay)!
  }

  /// Calls `mapView(_:annotationView:calloutAccessoryControlTapped:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    callAsFunction(mapView, annotationView: view, calloutAccessoryControlTapped: control)!
  }

  /// Calls `mapView(_:didUpdate:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    callAsFunction(mapView, didUpdate: userLocation)!
  }

  /// Calls `mapView(_:didChange:animated:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    callAsFunction(mapView, didChange: mode, animated: animated)!
  }

  /// Calls `mapView(_:regionWillChangeAnimated:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    callAsFunction(mapView, regionWillChangeAnimated: animated)!
  }

  /// Calls `mapView(_:regionDidChangeAnimated:)`; a trap where it isn't implemented.
  public func callAsFunction(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    callAsFunction(mapView, regionDidChangeAnimated: animated)!
  }
}

extension OptionalMethodCalls where Target == any MKMapViewDelegate {
  /// Calls `mapView(_:didSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ mapView: MKMapView, didSelect view: MKAnnotationView) -> Void? {
    OptionalMethod.call { target.mapView(mapView, didSelect: view) }
  }

  /// Calls `mapView(_:didDeselect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ mapView: MKMapView, didDeselect view: MKAnnotationView) -> Void? {
    OptionalMethod.call { target.mapView(mapView, didDeselect: view) }
  }

  /// Calls `mapView(_:rendererFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer? {
    OptionalMethod.call { target.mapView(mapView, rendererFor: overlay) }
  }

  /// Calls `mapView(_:annotationView:calloutAccessoryControlTapped:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) -> Void? {
    OptionalMethod.call { target.mapView(mapView, annotationView: view, calloutAccessoryControlTapped: control) }
  }

  /// Calls `mapView(_:didUpdate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) -> Void? {
    OptionalMethod.call { target.mapView(mapView, didUpdate: userLocation) }
  }

  /// Calls `mapView(_:didChange:animated:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) -> Void? {
    OptionalMethod.call { target.mapView(mapView, didChange: mode, animated: animated) }
  }

  /// Calls `mapView(_:regionWillChangeAnimated:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mapView: MKMapView, regionWillChangeAnimated animated: Bool
  ) -> Void? {
    OptionalMethod.call { target.mapView(mapView, regionWillChangeAnimated: animated) }
  }

  /// Calls `mapView(_:regionDidChangeAnimated:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) -> Void? {
    OptionalMethod.call { target.mapView(mapView, regionDidChangeAnimated: animated) }
  }
}
