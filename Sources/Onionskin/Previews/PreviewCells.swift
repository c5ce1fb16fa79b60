internal import Foundation
internal import HeadlessUIKit

/// The pictures of a declaration of previews.
@MainActor struct PreviewCells {
  /// One picture.
  struct Shown {
    let cell: SnapshotMatrix.Cell
    /// The preview's index in its declaration.
    let preview: Int
    let layout: PreviewTraitKind.Layout
    /// The unknown device that the preview requests; nil for none.
    let unknownDevice: String?
  }

  let all: [Shown]

  init(_ previews: [Preview], _ settings: PreviewConfiguration) {
    var (all, names): ([Shown], [String: Int]) = ([], [:])
    for (index, preview) in previews.enumerated() {
      var label: [String] = []
      // A single preview has the declaration's own name.
      if previews.count > 1 {
        let name = preview.name ?? String(index + 1)
        let count = names[name, default: 0] + 1
        names[name] = count
        label = [count == 1 ? name : "\(name) \(count)"]
      }
      let device = preview.deviceName.flatMap(SnapshotDevice.named)
      let unknown = device == nil ? preview.deviceName : nil
      for cell in PreviewCells.cells(for: preview, on: device, settings) {
        all.append(
          Shown(
            cell: SnapshotMatrix.Cell(nameParts: label + cell.nameParts, config: cell.config), preview: index,
            layout: preview.layout, unknownDevice: unknown))
      }
    }
    self.all = all
  }

  /// The matrix with the names of the cells, which distinguish the previews.
  var matrix: SnapshotMatrix { SnapshotMatrix(cells: all.map(\.cell)) }

  /// Returns the value to show in a cell of the matrix.
  func shown(for cell: SnapshotMatrix.Cell) -> Shown {
    // The matrix has no other cells.
    all.first { $0.cell.nameParts == cell.nameParts } ?? all[0]
  }

  /// A preview with its own size is captured once for each variant: on the first device, with its scale and without its safe area.
  private static func cells(
    for preview: Preview, on device: SnapshotDevice?, _ settings: PreviewConfiguration
  ) -> [SnapshotMatrix.Cell] {
    let devices = device.map { [$0] } ?? settings.devices
    let orientations = preview.orientation.map { [$0.isLandscape ? .landscape : .portrait] } ?? settings.orientations
    let name: String
    switch preview.layout {
    case .device:
      return SnapshotMatrix(devices: devices, orientations: orientations, variants: settings.variants).cells
    case .sizeThatFits: name = "fitting"
    case .fixed(let size): name = "\(text(size.width))x\(text(size.height))"
    }
    return SnapshotMatrix(
      devices: Array(devices.prefix(1)), orientations: Array(orientations.prefix(1)), variants: settings.variants
    ).cells.map { SnapshotMatrix.Cell(nameParts: [name] + $0.nameParts.dropFirst(), config: $0.config) }
  }

  private static func text(_ length: CGFloat) -> String {
    length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : String(Double(length))
  }
}
