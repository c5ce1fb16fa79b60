internal import HeadlessUIKit

extension ViewImageConfig {
  /// The orientation of a tablet, and the part of its width that the app has.
  public enum TabletOrientation: Hashable, Sendable {
    /// Parts of a tablet in portrait.
    public enum PortraitSplits: Hashable, Sendable, CaseIterable {
      /// How much of the tablet's width the application has; `full` is all of it.
      case oneThird, twoThirds, full
    }
    /// Parts of a tablet in landscape.
    public enum LandscapeSplits: Hashable, Sendable, CaseIterable {
      /// How much of the tablet's width the application has; `full` is all of it.
      case oneThird, oneHalf, twoThirds, full
    }

    /// Held in landscape, with a part of that width.
    case landscape(splitView: LandscapeSplits)
    /// Held upright, with a part of that width.
    case portrait(splitView: PortraitSplits)
  }

  /// A part of a tablet's screen, in Split View; the whole screen of a device without Split View.
  public init(_ device: SnapshotDevice, _ orientation: TabletOrientation) {
    let (held, fraction) = orientation.parts
    self.init(device, held)
    if let fraction { takePart(fraction) }
  }

  /// The part of a tablet's screen in Slide Over; the whole screen of a device without Slide Over.
  public static func slideOver(_ device: SnapshotDevice, _ orientation: Orientation = .portrait) -> ViewImageConfig {
    var config = ViewImageConfig(device, orientation)
    config.takePart(.slideOver)
    return config
  }

  /// Sets the width of a part of the device's screen; does nothing if the device has no such part.
  mutating func takePart(_ fraction: Device.SplitViewFraction) {
    guard let device, let orientation else { return }
    let held: Device.Orientation = orientation == .portrait ? .portrait : .landscape
    guard let width = device.splitViewWidth(fraction, orientation: held),
      let sizeClass = device.splitViewSizeClass(fraction, orientation: held)
    else { return }
    size?.width = width
    traits = traits.modifyingTraits { $0.horizontalSizeClass = sizeClass }
    settings["split view"] = fraction.text
  }

  /// A part of a tablet's screen, in Split View; the whole screen of a device without Split View.
  public static func device(_ device: SnapshotDevice, _ orientation: TabletOrientation) -> ViewImageConfig {
    ViewImageConfig(device, orientation)
  }
}

extension ViewImageConfig.TabletOrientation {
  /// Nil for the whole screen.
  var parts: (ViewImageConfig.Orientation, Device.SplitViewFraction?) {
    switch self {
    case .landscape(.full): (.landscape, nil)
    case .landscape(.oneThird): (.landscape, .oneThird)
    case .landscape(.oneHalf): (.landscape, .oneHalf)
    case .landscape(.twoThirds): (.landscape, .twoThirds)
    case .portrait(.full): (.portrait, nil)
    case .portrait(.oneThird): (.portrait, .oneThird)
    case .portrait(.twoThirds): (.portrait, .twoThirds)
    }
  }
}

extension Device.SplitViewFraction {
  /// `1/3`, `1/2`, `2/3` or `slide over`.
  var text: String {
    switch self {
    case .oneThird: "1/3"
    case .oneHalf: "1/2"
    case .twoThirds: "2/3"
    case .slideOver: "slide over"
    }
  }
}
