public import Foundation

/// One view as a snapshot remembers it: enough to say later what changed.
public struct ViewNode: Hashable, Sendable, Codable {
  /// The class's name without its module.
  public var className: String
  /// The accessibility identifier, or the name of the property that holds the view; nil where there is neither.
  public var identifier: String?
  /// The text on the view: a label's, a button's title.
  public var text: String?
  /// In points, in the superview's coordinates; for the root, on the screen.
  public var frame: CGRect
  /// In points, on the screen; what of it is seen may be less.
  public var screenFrame: CGRect
  /// What makes up the look beside frame and text, as readable pairs: `textColor` = `#FF0000`.
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
