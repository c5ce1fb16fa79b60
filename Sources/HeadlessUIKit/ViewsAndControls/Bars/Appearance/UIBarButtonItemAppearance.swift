public import Foundation

/// The looks of bar button items in each of their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, @preconcurrency NSCoding {
  private var style: UIBarButtonItem.Style

  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    prepare()
  }

  public convenience override init() {
    self.init(style: .plain)
  }

  /// The default appearance: the bar reads what a document says of it.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
    prepare()
  }

  /// Writes nothing: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  private func prepare() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let original = self
    nonisolated(unsafe) var copy: UIBarButtonItemAppearance?
    MainActor.assumeIsolated { copy = original.makeCopy() }
    return copy ?? original
  }

  func makeCopy() -> UIBarButtonItemAppearance {
    let copy = type(of: self).init(style: style)
    for (state, original) in zip(copy.states, states) { state.takeOver(original) }
    return copy
  }

  /// Gives every state the system's looks of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.reset() }
  }

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Tells the bar appearance that this one is part of.
  var onChange: (() -> Void)?
}
