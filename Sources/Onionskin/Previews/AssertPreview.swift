internal import Foundation
internal import HeadlessUIKit

/// Asserts that a preview matches its references on every screen in `Previews.json`. The plugin `PreviewTests` writes
/// a test that calls it for every preview of an app.
///
/// - Parameters:
///   - preview: from ``DeclaredPreview/all(in:)``.
///   - settings: the path of `Previews.json`; without the file, previews are shown on an iPhone 15 Pro.
///   - package: the folder of the package, for references and artifacts.
///   - testName: the test, if there is more than one.
public func assertPreview(
  _ preview: DeclaredPreview, settings: String, package: String, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let site = CallSite(
    fileID: fileID, filePath: filePath, function: preview.description, line: line, column: column)
  let run = PreviewRun(
    preview: preview, call: SnapshotCall(site: site, record: nil, package: package, shown: preview.declaration.site))
  if let message = await run.message(settings) { run.call.session.reporter.fail(message, at: preview.declaration.site) }
}

/// The check of a preview.
@MainActor struct PreviewRun {
  let preview: DeclaredPreview
  let call: SnapshotCall

  nonisolated init(preview: DeclaredPreview, call: SnapshotCall) {
    self.preview = preview
    self.call = call
  }

  /// The failure message; nil if the preview passes.
  func message(_ path: String) async -> String? {
    do {
      let settings = try PreviewConfiguration(contentsOf: path)
      if settings.leavesOut(preview) { return nil }
      let previews = preview.declaration.make()
      let cells = PreviewCells(previews, settings)
      if case .list(let path)? = call.session.environment.previews {
        try listed(cells).append(to: path)
        return nil
      }
      var roots: [@MainActor () -> PreviewRoot] = []
      for preview in previews { roots.append(try await preview.prepare()) }
      return run(cells, roots, settings)
    } catch {
      return "The preview \(preview) can't be shown: \(Console.line(String(describing: error)))"
    }
  }

  private func listed(_ cells: PreviewCells) -> ListedPreview {
    ListedPreview(
      name: preview.description, module: preview.module, path: "\(preview.declaration.filePath)",
      line: Int(preview.declaration.line), cells: cells.all.map { SnapshotName(parts: $0.cell.nameParts).fileName })
  }

  private func run(
    _ cells: PreviewCells, _ roots: [@MainActor () -> PreviewRoot], _ settings: PreviewConfiguration
  ) -> String? {
    func take(_ shown: PreviewCells.Shown, folder: String? = nil) -> TakenSnapshot {
      self.take(shown, roots[shown.preview], settings, folder: folder)
    }
    switch call.session.environment.previews {
    case .layout?:
      return LaidOutPreviews(CellDefaults.map(cells.all) { take($0) }, call).message(for: preview)
    case .pictures(let folder)?:
      return call.conclude(CellDefaults.map(cells.all) { call.painted(take($0, folder: folder)) })
    case .list?, nil:
      return call.run(cells.matrix) { take(cells.shown(for: $0)) }
    }
  }

  private func take(
    _ shown: PreviewCells.Shown, _ make: @escaping @MainActor () -> PreviewRoot, _ settings: PreviewConfiguration,
    folder: String?
  ) -> TakenSnapshot {
    func root() -> PreviewRoot {
      if let name = shown.unknownDevice {
        AppWarning.noteUsage(
          "the preview asks for the device \"\(name)\", and is shown on others: there is none of that name")
      }
      return make()
    }
    var size: CGSize?
    switch shown.layout {
    case .device:
      let strategy = Snapshotting<UIViewController, UIImage>.image(
        on: ViewImageConfig(), tolerance: settings.tolerance)
      return call.take(
        shown.cell, named: nil, as: strategy, auditing: settings.audits, timeout: 5, folder: folder
      ) { _ in root().controller }
    case .sizeThatFits: size = nil
    case .fixed(let asked): size = asked
    }
    let strategy = Snapshotting<UIView, UIImage>.image(tolerance: settings.tolerance, size: size)
    return call.take(
      shown.cell, named: nil, as: strategy, auditing: settings.audits, timeout: 5, folder: folder
    ) { _ in root().component }
  }
}

/// Previews that were laid out, but neither painted nor compared.
private struct LaidOutPreviews {
  private let problems: [String]
  private let count: Int

  init(_ snapshots: [TakenSnapshot], _ call: SnapshotCall) {
    count = snapshots.count
    problems = snapshots.flatMap { snapshot in
      var found = call.newFindings(snapshot.notes)
      if case .nothing(let error) = snapshot.content { found.append(String(describing: error)) }
      return found.map { "\(snapshot.request.name.text): \(Console.line($0))" }
    }
  }

  func message(for preview: DeclaredPreview) -> String? {
    guard !problems.isEmpty else { return nil }
    let mistakes = problems.count == 1 ? "a mistake" : "\(problems.count) mistakes"
    return (["The layout of the preview \(preview) has \(mistakes) on \(count) screens:"] + problems.prefix(12))
      .joined(separator: "\n")
  }
}
