extension Screen {
  /// Shows a view of SwiftUI's on a device.
  ///
  /// - Parameters:
  ///   - view: made with the device's traits, screen and locale current.
  ///   - device: the device.
  ///   - orientation: how it is held.
  ///   - variant: the settings, the clock and the locale: `.dark.with(.locale("ar"))`.
  /// - Throws: what making the view throws.
  public convenience init<Content: View>(
    of view: @autoclosure () throws -> Content, on device: SnapshotDevice,
    _ orientation: ViewImageConfig.Orientation = .portrait, variant: SnapshotVariant = .standard
  ) rethrows {
    try self.init(of: UIHostingController(rootView: try view()), on: device, orientation, variant: variant)
  }
}
