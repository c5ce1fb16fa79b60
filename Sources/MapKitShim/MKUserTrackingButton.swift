public import Foundation
public import HeadlessUIKit

/// Shows the mode in which a map follows the device's location.
@MainActor protocol UserTrackingControl: NSObject {
  func showTrackingMode()
}

/// A button that lets a map follow the device's location. Its taps change the map's mode; the location isn't known here. The symbol
/// is that of the map's mode.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView, UserTrackingControl {
  private let button = UIButton(type: .system)

  open weak var mapView: MKMapView? {
    didSet {
      oldValue?.trackingControls.remove(self)
      follow()
    }
  }

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    // Observers don't run in initializers.
    self.mapView = mapView
    follow()
  }

  private func follow() {
    mapView?.trackingControls.add(self)
    showTrackingMode()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    button.addAction(UIAction { [weak self] _ in self?.step() }, for: .touchUpInside)
    addSubview(button)
    showTrackingMode()
  }

  private func step() {
    guard let mapView else { return }
    mapView.setUserTrackingMode(mapView.userTrackingMode.next, animated: true)
  }

  func showTrackingMode() {
    button.setImage(UIImage(systemName: (mapView?.userTrackingMode ?? .none).symbol), for: .normal)
  }

  /// The size of a control that is easy to touch; MapKit's isn't documented.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

extension MKUserTrackingMode {
  var next: MKUserTrackingMode {
    switch self {
    case .none: .follow
    case .follow: .followWithHeading
    case .followWithHeading: .none
    }
  }

  var symbol: String {
    switch self {
    case .none: "location"
    case .follow: "location.fill"
    case .followWithHeading: "location.north.line.fill"
    }
  }
}

/// A map's compass. It displays nothing: maps aren't turned here.
@preconcurrency @MainActor open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  /// Stored but unused.
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A map's scale. It displays nothing: `adaptive` shows it only while the map is zoomed.
@preconcurrency @MainActor open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable {
    case leading, trailing
  }

  open weak var mapView: MKMapView?
  /// Stored but unused.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// Stored but unused.
  open var legendAlignment = Alignment.leading

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
