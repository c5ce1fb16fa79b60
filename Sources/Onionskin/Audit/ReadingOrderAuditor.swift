internal import Foundation
internal import HeadlessUIKit

/// Looks for elements that an app's own order puts after others which they lie above or before.
@MainActor struct ReadingOrderAuditor {
  private let reader: AccessibilityReader
  private let exceptions: [String: SnapshotAudit]

  /// What is wrong, a sentence without its end for each pair of neighbours in VoiceOver's order.
  ///
  /// - Parameter exceptions: what isn't looked for in views, and in what is in them, by their identifiers.
  static func findings(in root: UIView, except exceptions: [String: SnapshotAudit]) -> [String] {
    let reader = AccessibilityReader(for: root)
    let auditor = ReadingOrderAuditor(reader: reader, exceptions: exceptions)
    return reader.nodes(in: root).flatMap(auditor.findings)
  }

  /// Places order everything but what an app lists itself.
  private func findings(in node: AccessibilityNode) -> [String] {
    guard case .group(let group) = node else { return [] }
    let inner = group.nodes.flatMap(findings)
    guard group.isOrdered else { return inner }
    let placed = group.nodes.compactMap { node in node.frame.map { (node: node, frame: $0) } }
    return inner
      + zip(placed, placed.dropFirst()).compactMap { earlier, later in
        guard let place = place(of: later.frame, against: earlier.frame) else { return nil }
        // The elements that are heard one after the other.
        guard let first = earlier.node.items.last, let second = later.node.items.first else { return nil }
        if [first, second].contains(where: isExcepted) { return nil }
        return "\(name(of: second)): VoiceOver reads it after \(name(of: first)), which lies \(place) it"
      }
  }

  /// Where the earlier one lies, seen from one that is read later, if the later one should have come first; nil otherwise. What
  /// lies higher in another column follows the end of the column before.
  private func place(of later: CGRect, against earlier: CGRect) -> String? {
    let isInColumn = later.minX < earlier.maxX && later.maxX > earlier.minX
    if isInColumn, later.maxY <= earlier.minY { return "below" }
    let common = min(later.maxY, earlier.maxY) - max(later.minY, earlier.minY)
    guard common > min(later.height, earlier.height) / 2 else { return nil }
    let isBefore = reader.isRightToLeft ? later.minX >= earlier.maxX : later.maxX <= earlier.minX
    return isBefore ? "behind" : nil
  }

  private func isExcepted(_ item: AccessibilityItem) -> Bool {
    LayoutAuditor.excepted(for: item.object, exceptions).contains(.readingOrder)
  }

  private func name(of item: AccessibilityItem) -> String {
    if let view = item.object as? UIView { return LayoutAuditor.name(view) }
    return item.object.accessibilityLabel.map { "\"\($0)\"" } ?? "an element"
  }
}

extension AccessibilityNode {
  /// The rectangle around its elements, in points of the screen; nil where none has a size.
  fileprivate var frame: CGRect? {
    let frames = items.map(\.frame).filter { !$0.isEmpty }
    return frames.isEmpty ? nil : frames.reduce(.null) { $0.union($1) }
  }
}
