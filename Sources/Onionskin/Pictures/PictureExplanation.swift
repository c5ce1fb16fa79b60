internal import Foundation
internal import Graphics
public import ImageDiff

/// Why two pictures differ, in words: the views that changed, the views under the differing pixels, the renderer. What the
/// reference says stands in one line each, whatever it says: a pull request brings references.
struct PictureExplanation {
  let pixels: PictureVerdict
  /// What the reference's file says.
  let reference: PictureMetadata
  let screen: TakenScreen
  let fingerprint: SnapshotFingerprint

  /// - Parameter files: show the difference.
  func verdict(files: [SnapshotFile]) -> Verdict {
    var notes: [String] = []
    if let old = reference.variant, let new = screen.notes.variant, old != new {
      notes.append("The reference was taken on another screen: \(old.text) -> \(new.text).")
    }
    return .differs(
      headline, brief: brief, changes: changes.map(Console.line), places: places.map(Console.line),
      notes: (rendererNotes + notes).map(Console.line), files: files)
  }

  private var brief: String {
    let text =
      switch pixels {
      case .differentSize(let sizes): "\(sizes.actual) pixels instead of \(sizes.reference)"
      case .different(let difference), .similar(let difference): "\(difference.differingPixels) pixels differ"
      case .identical: "identical"
      }
    return rendererDifferences.isEmpty ? text : "\(text), painted by another renderer"
  }

  private var rendererDifferences: [String] {
    reference.fingerprint?.differences(to: fingerprint) ?? []
  }

  private var headline: String {
    let text =
      switch pixels {
      case .differentSize(let sizes): "has another size: \(sizes)"
      case .different(let difference), .similar(let difference): "differs: \(difference)"
      case .identical: "is identical"
      }
    return rendererDifferences.isEmpty ? text : "was painted by another renderer than its reference, and \(text)"
  }

  private var rendererNotes: [String] {
    let differences = rendererDifferences
    if differences.isEmpty { return [] }
    let shown = differences.prefix(4).joined(separator: ", ")
    let rest = differences.count > 4 ? " and \(differences.count - 4) more" : ""
    return ["Renderer: \(shown)\(rest)."]
  }

  private var changes: [String] {
    guard let old = reference.tree, let new = screen.tree else { return [] }
    let difference = TreeDifference(from: old, to: new)
    return difference.isEmpty ? ["No view changed its frame, text or look."] : difference.lines()
  }

  /// A line for each view under differing pixels.
  private var places: [String] {
    guard let difference = pixels.difference else { return [] }
    guard let tree = screen.tree else {
      return difference.clusters.map { "\($0.pixelCount) pixels in \($0.rect)" }
    }
    let views = ViewAttribution.views(under: difference.clusters, in: tree, scale: screen.displayList.scale)
    return views.map { view in
      let box = view.clusters.dropFirst().reduce(view.clusters[0].rect) { $0.union($1.rect) }
      let count = view.clusters.count == 1 ? "" : " \(view.clusters.count) places within"
      return "Pixels of \(view.name): \(view.pixelCount) in\(count) \(box)"
    }
  }
}

/// The differences between a picture and its reference that a test accepts.
public typealias PictureTolerance = ImageDiff.PictureTolerance
