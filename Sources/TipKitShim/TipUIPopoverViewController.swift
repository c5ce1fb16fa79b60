/// A popover that shows a tip, which points at its source item.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController,
  UIPopoverPresentationControllerDelegate
{
  private let content: UIHostingController<AnyView>

  public init(
    _ tip: any Tip, sourceItem: (any UIPopoverPresentationControllerSourceItem)? = nil,
    actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    content = UIHostingController(rootView: AnyView(EmptyView()))
    super.init(nibName: nil, bundle: nil)
    content.rootView = AnyView(
      TipDisplay(tip: tip, isInline: false, arrowEdge: nil, action: actionHandler) { [weak self] in
        self?.dismiss(animated: true)
      }
      .frame(idealWidth: 300))
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    popoverPresentationController?.delegate = self
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.backgroundColor = .clear
    view.addSubview(content.view)
    content.didMove(toParent: self)
    preferredContentSize = content.sizeThatFits(in: CGSize(width: 300, height: CGFloat.infinity))
  }

  open func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
