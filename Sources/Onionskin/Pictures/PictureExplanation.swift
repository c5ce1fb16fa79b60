internal import Foundation
internal import Graphics
public import ImageDiff

/// Explains the difference of two pictures: the views that changed, the views at differing pixels, the renderer. Texts from the
/// reference are limited to a line each, as a pull request may contain any reference.
struct PictureExplanation {
  let pixels: PictureVerdict
  /// The contents of the reference's file.
  let reference: PictureMetadata
  let screen: TakenScreen
  let fingerprint: SnapshotFingerprint

  /// - Parameter files: the files that show the difference.
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
    let lines = moments(old, new).flatMap { moment in
      let difference = TreeDifference(from: moment.old, to: moment.new)
      return difference.isEmpty ? [] : difference.lines().map { moment.name + $0 }
    }
    return lines.isEmpty ? ["No view changed its frame, text or look."] : lines
  }

  /// The views of each moment of a film strip, with the moment's name; for other pictures all views, without a name.
  private func moments(_ old: ViewNode, _ new: ViewNode) -> [(name: String, old: ViewNode, new: ViewNode)] {
    let frames = screen.frames
    guard !frames.isEmpty, reference.frames == frames, old.children.count == frames.count,
      new.children.count == frames.count
    else { return [("", old, new)] }
    return zip(frames, zip(old.children, new.children)).map { ($0.name, $1.0, $1.1) }
  }

  /// A line for each view at differing pixels.
  private var places: [String] {
    guard let difference = pixels.difference else { return [] }
    guard let tree = screen.tree else {
      return difference.clusters.map { "\($0.pixelCount) pixels in \($0.rect)" }
    }
    let views = ViewAttribution.views(under: difference.clusters, in: tree, scale: screen.displayList.scale)
    return views.map { view in
      let box = view.clusters.dropFirst().reduce(view.clusters[0].rect) { $0.union($1.rect) }
      let count = view.clusters.count == 1 ? "" : " \(view.clusters.count) places within"
      let scale = screen.displayList.scale
      let middle = CGPoint(
        x: CGFloat(box.minX + box.maxX) / 2 / scale, y: CGFloat(box.minY + box.maxY) / 2 / scale)
      let moment = screen.frames.first { $0.frame.contains(middle) }?.name ?? ""
      return "\(moment)Pixels of \(view.name): \(view.pixelCount) in\(count) \(box)"
    }
  }
}

extension FilmFrame {
  /// The prefix of a line with the moment.
  fileprivate var name: String { "At \(time) s: " }
}

/// The accepted differences between a picture and its reference.
public typealias PictureTolerance = ImageDiff.PictureTolerance
