public import Foundation

/// A view in a snapshot's metadata: sufficient to describe later changes.
public struct ViewNode: Hashable, Sendable, Codable {
  /// The class's name without its module.
  public var className: String
  /// The accessibility identifier, or the name of the property that holds the view; nil if there is neither.
  public var identifier: String?
  /// The text of the view, such as a label's, or a button's title.
  public var text: String?
  /// In points, in the superview's coordinates; for the root, on the screen.
  public var frame: CGRect
  /// In points, on the screen; the visible part may be smaller.
  public var screenFrame: CGRect
  /// The style in addition to frame and text, as readable pairs: `textColor` = `#FF0000`.
  public var style: [String: String]
  public var children: [ViewNode]

  public init(
    className: String, identifier: String? = nil, text: String? = nil, frame: CGRect, screenFrame: CGRect,
    style: [String: String] = [:], children: [ViewNode] = []
  ) {
    self.className = className
    self.identifier = identifier
    self.text = text
    self.frame = frame
    self.screenFrame = screenFrame
    self.style = style
    self.children = children
  }
}
