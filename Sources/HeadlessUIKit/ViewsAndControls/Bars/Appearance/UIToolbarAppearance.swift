public import Foundation

/// The looks of a toolbar: its background and its buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    prepare()
  }

  /// A copy; of another kind of bar's, the background and the hairline.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.makeCopy()
      doneButtonAppearance = other.doneButtonAppearance.makeCopy()
    }
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for buttons in [buttonAppearance, doneButtonAppearance] { observe(buttons) }
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = adopted(buttonAppearance) }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { doneButtonAppearance = adopted(doneButtonAppearance) }
  }
}
