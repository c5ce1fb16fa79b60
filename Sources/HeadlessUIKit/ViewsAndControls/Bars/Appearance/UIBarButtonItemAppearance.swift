public import Foundation

/// The looks of bar button items in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSCoding,
  ItemAppearance
{
  private(set) var style: UIBarButtonItem.Style

  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    observeStates()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// The default appearance: the bar reads the document's attributes.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
    observeStates()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainThread.assume { makeCopy() } }

  /// Sets the default values of a style for every state.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.reset() }
  }

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  var onChange: (() -> Void)?
}
