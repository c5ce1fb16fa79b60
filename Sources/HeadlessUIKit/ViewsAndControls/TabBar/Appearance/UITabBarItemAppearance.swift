public import Foundation

/// The looks of tabs in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, @preconcurrency NSCoding,
  ItemAppearance
{
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The same, in the low bars of phones in landscape.
    case compactInline = 2
  }

  private(set) var style: Style

  public required init(style: Style) {
    self.style = style
    super.init()
    observeStates()
  }

  public convenience override init() {
    self.init(style: .stacked)
  }

  /// The default appearance: the bar reads the document's attributes.
  public required init?(coder: NSCoder) {
    style = .stacked
    super.init()
    observeStates()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainThread.assume { makeCopy() } }

  /// Sets the default values of a style for every state.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for state in states { state.reset() }
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  var onChange: (() -> Void)?
}
