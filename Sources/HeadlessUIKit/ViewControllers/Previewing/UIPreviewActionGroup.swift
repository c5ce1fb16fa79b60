public import Foundation

/// Actions below a preview that are shown once the group is chosen.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  public let title: String
  private let style: UIPreviewAction.Style
  private let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPreviewActionGroup(title: title, style: style, actions: actions)
  }
}
