public import Foundation
public import Graphics

/// Finds the views that contain differing pixels.
public enum ViewAttribution {
  /// The views in each cluster, the one with the most differing pixels first.
  ///
  /// A cluster belongs to the deepest view that contains it, the smallest one if several overlap. A cluster that spans several
  /// views belongs to those that together cover most of it, or else to the view that contains them.
  ///
  /// - Parameters:
  ///   - clusters: in pixels, as `Difference` lists them.
  ///   - root: the tree, whose `screenFrame`s are in points of the same picture.
  ///   - scale: pixels per point.
  public static func views(
    under clusters: [DifferenceCluster], in root: ViewNode, scale: CGFloat
  ) -> [AttributedView] {
    var found: [(path: [Int], node: ViewNode, clusters: [DifferenceCluster])] = []
    // Antialiased edges and shadows extend slightly beyond a view.
    let margin = 1.5 / max(scale, 0.001)
    for cluster in clusters {
      let rect = CGRect(
        x: CGFloat(cluster.rect.minX) / scale, y: CGFloat(cluster.rect.minY) / scale,
        width: CGFloat(cluster.rect.width) / scale, height: CGFloat(cluster.rect.height) / scale)
      for hit in hits(rect, root, [], margin) {
        if let index = found.firstIndex(where: { $0.path == hit.path }) {
          found[index].clusters.append(cluster)
        } else {
          found.append((hit.path, hit.node, [cluster]))
        }
      }
    }
    let views = found.map {
      AttributedView(name: name(of: $0.path, in: root), path: $0.path, node: $0.node, clusters: $0.clusters)
    }
    return views.enumerated().sorted {
      ($1.element.pixelCount, $0.offset) < ($0.element.pixelCount, $1.offset)
    }.map(\.element)
  }

  private static func name(of path: [Int], in root: ViewNode) -> String {
    var node = root
    var name = root.displayName
    for index in path {
      name = SiblingNames(node.children).name(at: index, in: name)
      node = node.children[index]
    }
    return name
  }

  private typealias Hit = (path: [Int], node: ViewNode)

  private static func hits(_ rect: CGRect, _ node: ViewNode, _ path: [Int], _ margin: CGFloat) -> [Hit] {
    let children = node.children.enumerated().filter { area($0.element.screenFrame.intersection(rect)) > 0 }
    let containing = children.filter {
      $0.element.screenFrame.insetBy(dx: -margin, dy: -margin).contains(rect)
    }
    if !containing.isEmpty {
      let candidates = containing.map { hits(rect, $0.element, path + [$0.offset], margin) }
      // The last of the smallest ones: it hides those below it.
      return candidates.reversed().min { size($0) < size($1) } ?? []
    }
    let parts = children.filter {
      let part = area($0.element.screenFrame.intersection(rect))
      return part >= 0.2 * area(rect) || part >= 0.5 * area($0.element.screenFrame)
    }
    let covered = parts.reduce(0) { $0 + area($1.element.screenFrame.intersection(rect)) }
    guard covered >= 0.6 * area(rect) else { return [(path, node)] }
    return parts.flatMap {
      hits(rect.intersection($0.element.screenFrame), $0.element, path + [$0.offset], margin)
    }
  }

  private static func area(_ rect: CGRect) -> CGFloat {
    rect.isNull || rect.isInfinite ? 0 : rect.width * rect.height
  }

  private static func size(_ hits: [Hit]) -> CGFloat {
    hits.reduce(0) { $0 + area($1.node.screenFrame) }
  }
}
