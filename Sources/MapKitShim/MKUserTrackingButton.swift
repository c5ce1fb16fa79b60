public import Foundation
public import HeadlessUIKit

/// A button that lets a map follow the device's location. Its taps change the map's mode; the location isn't known here. The symbol
/// is that of the mode after the last tap: it doesn't follow changes of the mode by the app.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  private let button = UIButton(type: .system)

  open weak var mapView: MKMapView? {
    didSet { update() }
  }

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
    update()
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
    update()
  }

  private func step() {
    guard let mapView else { return }
    mapView.setUserTrackingMode(mapView.userTrackingMode.next, animated: true)
    update()
  }

  private func update() {
    button.setImage(UIImage(systemName: (mapView?.userTrackingMode ?? .none).symbol), for: .normal)
  }

  /// The size of a control that is easy to touch; MapKit's isn't documented.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}

/// The same button as an item of a bar, whose symbol doesn't follow changes of the mode by the app either.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView? {
    didSet { update() }
  }

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    primaryAction = UIAction { [weak self] _ in
      guard let self, let map = self.mapView else { return }
      map.setUserTrackingMode(map.userTrackingMode.next, animated: true)
      update()
    }
    update()
  }

  private func update() { image = UIImage(systemName: (mapView?.userTrackingMode ?? .none).symbol) }
}

extension MKUserTrackingMode {
  fileprivate var next: MKUserTrackingMode {
    switch self {
    case .none: .follow
    case .follow: .followWithHeading
    case .followWithHeading: .none
    }
  }

  fileprivate var symbol: String {
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
