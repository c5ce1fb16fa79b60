/// A run that paints the screens of matrices on devices of its own, instead of comparing them: `onionskin screens`.
package struct ShownScreens: Sendable {
  /// A name that isn't a device's.
  package struct UnknownDevice: Error, CustomStringConvertible {
    let name: String

    package var description: String {
      "\(SnapshotEnvironment.screenDevicesVariable) names \"\(Console.line(name))\", which is no device; `onionskin devices` lists "
        + "them. Correct or unset it."
    }
  }

  /// The folder that pictures are written to.
  package let folder: String
  /// The devices; empty for the cells of each test's matrix.
  package let devices: [SnapshotDevice]

  package init(folder: String, devices: [SnapshotDevice]) {
    self.folder = folder
    self.devices = devices
  }

  /// The run that an environment describes; nil for one that compares.
  ///
  /// - Throws: the first name that isn't a device's.
  init?(_ environment: SnapshotEnvironment) throws(UnknownDevice) {
    guard let folder = environment.screensFolder else { return nil }
    var devices: [SnapshotDevice] = []
    for name in environment.screenDevices {
      guard let device = SnapshotDevice.named(name) else { throw UnknownDevice(name: name) }
      devices.append(device)
    }
    self.init(folder: folder, devices: devices)
  }

  /// One device for each common size of screen, from the smallest phone that runs iOS 26 to the largest tablet.
  package static let commonDevices: [SnapshotDevice] = [
    .iPhoneSE3, .iPhone13Mini, .iPhone11, .iPhone16e, .iPhone15Pro, .iPhone15Plus, .iPhone17Pro, .iPhoneAir,
    .iPhone17ProMax, .iPadA16, .iPadPro13M5,
  ]

  /// The environment variables of such a run.
  package var environment: [String: String] {
    [
      SnapshotEnvironment.screensVariable: folder,
      SnapshotEnvironment.screenDevicesVariable: devices.map(\.name).joined(separator: ","),
    ]
  }

  /// The folder for the pictures of a test's file.
  func folder(of site: CallSite) -> String {
    "\(folder)/\(FileNames.cleaned(site.module))/\(FileNames.cleaned(site.fileName))"
  }

  /// The cells to paint for a test's matrix: the devices in portrait with standard settings, or the matrix's own cells.
  func matrix(for matrix: SnapshotMatrix) -> SnapshotMatrix {
    devices.isEmpty ? matrix : SnapshotMatrix(devices: devices)
  }
}
