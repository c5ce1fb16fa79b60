internal import Foundation
internal import Graphics
internal import HeadlessUIKit
internal import Rasterizer
internal import TextLayout

extension SnapshotFingerprint {
  /// The renderer of this process; the fonts are those in a display list.
  static func current(for list: DisplayList) -> SnapshotFingerprint {
    var collector = FontCollector()
    collector.collect(list.items)
    let library = FontRegistry.library
    var fonts: [String: String] = [:]
    for path in collector.paths {
      guard let file = library.file(at: path), let hash = file.contentHash else { continue }
      fonts[file.name] = hash
    }
    return SnapshotFingerprint(versions: libraries, fonts: fonts)
  }

  private static let libraries: [String: String] = {
    let renderer = RendererFingerprint.current
    var versions = Dictionary(LibraryVersions.all.map { ($0.name, $0.version) }) { first, _ in first }
    versions["cairo"] = renderer.cairo
    versions["pixman"] = renderer.pixman
    versions["FreeType"] = renderer.freeType
    versions["look"] = String(Look.version)
    versions["rasterizer"] = String(renderer.rendererVersion)
    // Environment settings that affect floating-point results and aren't rejected: the variants of its functions that the C library
    // uses.
    if let tunables = ProcessInfo.processInfo.environment["GLIBC_TUNABLES"], !tunables.isEmpty {
      versions["GLIBC_TUNABLES"] = tunables
    }
    return versions
  }()
}

/// Finds the fonts in a display list.
private struct FontCollector {
  private(set) var paths: Set<String> = []
  private var drawings: Set<Drawing> = []

  mutating func collect(_ items: [DisplayItem]) {
    for item in items {
      switch item {
      case .glyphs(let run, _, _): paths.insert(run.font.path)
      case .group(let group):
        collect(group.items)
        if let mask = group.mask { collect(mask) }
      case .image(let image):
        if case .drawing(let drawing) = image.content, drawings.insert(drawing).inserted { collect(drawing.items) }
      case .fill, .stroke, .shadow, .backdropBlur: break
      }
    }
  }
}
