/// A tip as a view of UIKit, for layouts by constraints.
@preconcurrency @MainActor open class TipUIView: UIView {
  private let tip: any Tip
  private let arrowEdge: Edge?
  private let actionHandler: @MainActor (Tips.Action) -> Void

  /// - Parameters:
  ///   - tip: the tip, which is shown whether or not it may be; the app shows the view while it may.
  ///   - arrowEdge: the edge with an arrow; nil for none.
  ///   - actionHandler: called after the action's own handler when the user presses a button.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.arrowEdge = arrowEdge
    self.actionHandler = actionHandler
    super.init(frame: .zero)
    show()
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { return nil }

  /// The radius of the card; nil for the system's.
  open var cornerRadius: CGFloat? { didSet { show() } }
  /// The size of the image; nil for the system's.
  open var imageSize: CGSize? { didSet { show() } }
  /// The style of the tip; nil for the system's.
  open var viewStyle: (any TipViewStyle)? { didSet { show() } }

  private var content: (UIView & UIContentView)?

  private func show() {
    let (cornerRadius, imageSize, viewStyle) = (cornerRadius, imageSize, viewStyle)
    let configuration = UIHostingConfiguration {
      TipDisplay(tip: tip, isInline: true, arrowEdge: arrowEdge, action: actionHandler) {}
        .transformEnvironment(\.tipLook) { look in
          look.cornerRadius = cornerRadius ?? look.cornerRadius
          look.imageSize = imageSize ?? look.imageSize
          if let viewStyle { look.content = { viewStyle.makeBody(configuration: $0) } }
        }
    }
    .margins(.all, 0)
    if let content {
      content.configuration = configuration
      return
    }
    let made = configuration.makeContentView()
    content = made
    made.translatesAutoresizingMaskIntoConstraints = false
    addSubview(made)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: leadingAnchor), made.topAnchor.constraint(equalTo: topAnchor),
      made.trailingAnchor.constraint(equalTo: trailingAnchor), made.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
