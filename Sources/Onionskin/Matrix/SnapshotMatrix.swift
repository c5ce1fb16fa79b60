public import Foundation
public import HeadlessUIKit

/// The screens on which one call takes pictures: devices x orientations x variants.
///
/// Matrices add up: `SnapshotMatrix(devices: [.iPhoneSE3]) + SnapshotMatrix(devices: [.iPad10], orientations: [.landscape])`.
public struct SnapshotMatrix: Sendable {
  /// One screen.
  public struct Cell: Sendable {
    /// The parts of the name of the cell's snapshot, such as `iPhone X landscape` and `dark`.
    public let nameParts: [String]
    /// The screen.
    public let config: ViewImageConfig

    /// The traits with which the cell's screen is made: those of the device, overridden by the variant's.
    public var traits: UITraitCollection { config.traits }
    /// The locale of the cell's variant, otherwise the process's: for formatters and other locale-dependent code.
    public var locale: Locale { config.locale ?? .current }

    /// A custom cell.
    public init(nameParts: [String], config: ViewImageConfig) {
      self.nameParts = nameParts
      self.config = config
    }
  }

  /// In the order in which the pictures are taken; each name once.
  public private(set) var cells: [Cell]

  /// Custom cells; of several with the same name the first is used.
  public init(cells: [Cell]) {
    var names: Set<[String]> = []
    self.cells = cells.filter { names.insert($0.nameParts).inserted }
  }

  /// Every device in every orientation under every variant. Names are made from the axes: `iPhone-15-Pro`,
  /// `iPhone-X-landscape`, `iPhone-15-Pro.dark`.
  public init(
    devices: [SnapshotDevice], orientations: [ViewImageConfig.Orientation] = [.portrait],
    variants: [SnapshotVariant] = [.standard]
  ) {
    var cells: [Cell] = []
    for device in devices {
      for orientation in orientations {
        let held = orientation == .portrait ? device.name : "\(device.name) \(orientation.rawValue)"
        for variant in variants {
          let config = variant.applied(to: ViewImageConfig(device, orientation))
          cells.append(Cell(nameParts: variant.name.isEmpty ? [held] : [held, variant.name], config: config))
        }
      }
    }
    self.init(cells: cells)
  }

  /// The cells of both; of several with the same name the first is used.
  public static func + (a: SnapshotMatrix, b: SnapshotMatrix) -> SnapshotMatrix {
    SnapshotMatrix(cells: a.cells + b.cells)
  }
}
