internal import HeadlessUIKit

/// A node that gives access to its view, independent of the view's type.
@MainActor protocol ViewHolding: _AnyNode {
  var anyView: any View { get }
}

extension _ViewNode: ViewHolding {
  var anyView: any View { view }
}

extension _AnyNode {
  /// Visits the nodes inside in order, outer ones first, as long as `visit` returns true for their parents.
  func walk(_ visit: (_AnyNode) -> Bool) {
    guard visit(self) else { return }
    for child in childNodes { child.walk(visit) }
  }

  /// The visible text of the views inside.
  var writtenText: String? {
    var parts: [String] = []
    walk { node in
      guard let text = (node as? any ViewHolding)?.anyView as? Text else { return true }
      parts.append(text.plainString(in: node.environment))
      return false
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The first image inside, for UIKit's controls.
  var shownImage: UIImage? {
    var found: UIImage?
    walk { node in
      if found == nil, let image = (node as? any ViewHolding)?.anyView as? Image {
        found = image.platformImage(in: node.environment)
      }
      return found == nil
    }
    return found
  }
}
