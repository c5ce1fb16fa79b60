extension Screen {
  /// Shows a SwiftUI view on a device.
  ///
  /// - Parameters:
  ///   - view: evaluated with the device's traits, screen and locale current.
  ///   - device: the device.
  ///   - orientation: its orientation.
  ///   - variant: the settings, the clock and the locale: `.dark.with(.locale("ar"))`.
  /// - Throws: errors from making the view.
  public convenience init<Content: View>(
    of view: @autoclosure () throws -> Content, on device: SnapshotDevice,
    _ orientation: ViewImageConfig.Orientation = .portrait, variant: SnapshotVariant = .standard
  ) rethrows {
    try self.init(of: UIHostingController(rootView: try view()), on: device, orientation, variant: variant)
  }
}
