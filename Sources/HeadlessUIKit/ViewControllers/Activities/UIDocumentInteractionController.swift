public import Foundation

/// Previews a document, and offers apps and services for it. The preview is a placeholder with the document's name; the menus are the
/// sheet of ``UIActivityViewController``, which iOS shows for them, too.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL? { didSet { if ownName == nil { name = nil } } }
  /// The type identifier of the document; by default that of the file's extension.
  open var uti: String? {
    get { ownType ?? url.map { FileTypeNames.identifier(ofExtension: $0.pathExtension) } }
    set { ownType = newValue }
  }
  /// The name of the document; by default the file's.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  /// Empty: the system's icons of documents aren't here.
  open private(set) var icons: [UIImage] = []
  /// Passed to the app that opens the document. Stored but unused: there is no other app.
  open var annotation: Any?
  private var ownName: String?
  private var ownType: String?
  private weak var preview: DocumentPreviewController?
  private weak var menu: UIActivityViewController?

  public override nonisolated init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  // MARK: Preview

  /// Presents a preview in the controller that the delegate names, or pushes it where that is a navigation controller.
  ///
  /// - Returns: whether there is a controller and a document.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard preview == nil, url != nil, let delegate,
      let parent = OptionalMethod.call({ delegate.documentInteractionControllerViewControllerForPreview(self) })
    else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    let shown = DocumentPreviewController(of: self)
    preview = shown
    if let stack = parent as? UINavigationController {
      stack.pushViewController(shown, animated: animated)
    } else {
      shown.addDoneButton()
      let stack = UINavigationController(rootViewController: shown)
      stack.modalPresentationStyle = .fullScreen
      parent.present(stack, animated: animated)
    }
    return true
  }

  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if preview.presentingViewController != nil {
      preview.dismiss(animated: animated)
    } else {
      preview.navigationController?.popViewController(animated: animated)
    }
  }

  func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: Menus

  /// - Parameter rect: where a popover points to, in the view's coordinates.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return present(animated: animated, from: view) { controller in
      controller.delegate?.documentInteractionControllerDidDismissOptionsMenu(controller)
    } place: {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    return present(animated: animated, from: nil) { controller in
      controller.delegate?.documentInteractionControllerDidDismissOptionsMenu(controller)
    } place: {
      $0.barButtonItem = item
    }
  }
  /// - Parameter rect: where a popover points to, in the view's coordinates.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return present(animated: animated, from: view) { controller in
      controller.delegate?.documentInteractionControllerDidDismissOpenInMenu(controller)
    } place: {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    return present(animated: animated, from: nil) { controller in
      controller.delegate?.documentInteractionControllerDidDismissOpenInMenu(controller)
    } place: {
      $0.barButtonItem = item
    }
  }

  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func present(
    animated: Bool, from view: UIView?, dismissed: @escaping (UIDocumentInteractionController) -> Void,
    place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    let window = view?.window ?? UIApplication.shared.windows.first { $0.isKeyWindow }
    guard menu == nil, let url, let top = window?.rootViewController?.topPresented else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      if let self { dismissed(self) }
    }
    sheet.popoverPresentationController.map(place)
    menu = sheet
    top.present(sheet, animated: animated)
    return true
  }
}

extension UIViewController {
  fileprivate var topPresented: UIViewController { presentedViewController?.topPresented ?? self }
}

/// The placeholder of a document's preview.
private final class DocumentPreviewController: UIViewController {
  private let interaction: UIDocumentInteractionController

  init(of interaction: UIDocumentInteractionController) {
    self.interaction = interaction
    super.init(nibName: nil, bundle: nil)
    title = interaction.name
  }

  required init?(coder: NSCoder) { nil }

  func addDoneButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showPlaceholder("Preview", detail: interaction.name)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true {
      interaction.previewDidEnd()
    }
  }
}
