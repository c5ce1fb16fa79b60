public import Foundation

/// The fade of content at an edge of a scroll view on iOS 26. Stored but unused: iOS 18 has none.
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  /// The style of the effect.
  @preconcurrency @MainActor open class Style: NSObject {
    public static let automatic = Style()
    public static let hard = Style()
    public static let soft = Style()

    fileprivate override init() {}
  }

  /// Stored but unused: scroll views of iOS 18 have no edge effects.
  open var style = Style.automatic
  /// Stored but unused: scroll views of iOS 18 have no edge effects.
  open var isHidden = false

  override init() {}
}

/// The effects at a scroll view's edges, created at the first access.
@MainActor final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  private var edgeEffects: ScrollEdgeEffects {
    if let made = scroll.edgeEffects { return made }
    let made = ScrollEdgeEffects()
    scroll.edgeEffects = made
    return made
  }
}
