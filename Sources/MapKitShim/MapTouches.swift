internal import Foundation
package import HeadlessUIKit

/// Touches on a map: a finger moves it, two fingers zoom it, and a tap selects an annotation or deselects the selected one.
@preconcurrency @MainActor package final class MapTouches: NSObject, UIGestureRecognizerDelegate {
  /// The course of a movement.
  package enum Phase { case began, moved, ended }

  private weak var map: MKMapView?
  private weak var pan: UIPanGestureRecognizer?

  func attach(to map: MKMapView) {
    self.map = map
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", MapTouches.pan))
    pan.maximumNumberOfTouches = 1
    self.pan = pan
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinch:", MapTouches.pinch))
    let tap = UITapGestureRecognizer(target: self, action: Selector("tap:", MapTouches.tap))
    // Controls in an annotation's view get their taps, too.
    tap.cancelsTouchesInView = false
    for recognizer in [pan, pinch, tap] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    switch recognizer {
    case is UIPinchGestureRecognizer: map?.isZoomEnabled == true
    case is UIPanGestureRecognizer: map?.isScrollEnabled == true
    default: true
    }
  }

  private func phase(of recognizer: UIGestureRecognizer) -> Phase {
    switch recognizer.state {
    case .began: .began
    case .changed: .moved
    default: .ended
    }
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    guard let map else { return }
    let way = recognizer.translation(in: map)
    recognizer.setTranslation(.zero, in: map)
    let middle = CGPoint(x: map.bounds.midX - way.x, y: map.bounds.midY - way.y)
    var region = map.region
    if way != .zero { region.center = map.convert(middle, toCoordinateFrom: map) }
    map.follow(region, phase(of: recognizer))
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    guard let map else { return }
    let scale = Double(max(recognizer.scale, 0.01))
    recognizer.scale = 1
    var region = map.region
    region.span.latitudeDelta = min(region.span.latitudeDelta / scale, 170)
    region.span.longitudeDelta = min(region.span.longitudeDelta / scale, 360)
    map.follow(region, phase(of: recognizer))
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    guard let map else { return }
    if let annotation = map.annotation(at: recognizer.location(in: map)) {
      map.selectAnnotation(annotation, animated: true)
    } else {
      for selected in map.selectedAnnotations { map.deselectAnnotation(selected, animated: true) }
    }
  }
}
