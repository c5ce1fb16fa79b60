public import Foundation

/// Previews a document, and offers apps and services for it. The preview is a placeholder with the document's name; the menus are the
/// sheet of ``UIActivityViewController``, which iOS shows for them, too.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file; nil for no document.
  open var url: URL?
  /// The type identifier of the document; by default that of the file's extension.
  open var uti: String? {
    get { ownType ?? url.map { DeclaredType.identifier(ofExtension: $0.pathExtension) } }
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

  /// Dismisses the preview, or pops it where it was pushed; has no effect without one.
  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    // A stack of the app's own, which may itself be presented, stays.
    if let stack = preview.navigationController, stack.viewControllers.first !== preview {
      stack.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  func previewDidEnd() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: Menus

  private enum Menu { case options, openIn }

  /// Presents the activity sheet for the document.
  ///
  /// - Parameters:
  ///   - rect: where a popover points to, in the view's coordinates.
  ///   - view: a view in the window that shows the menu.
  /// - Returns: whether there is a document and a window, and no menu yet.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.options, animated: animated, from: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Presents the activity sheet for the document; a popover points to the item.
  ///
  /// - Returns: whether there is a document and a window, and no menu yet.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.options, animated: animated, from: nil) { $0.barButtonItem = item }
  }
  /// Presents the activity sheet for the document. On iOS nothing is presented unless an app opens documents of its type.
  ///
  /// - Parameters:
  ///   - rect: where a popover points to, in the view's coordinates.
  ///   - view: a view in the window that shows the menu.
  /// - Returns: whether there is a document and a window, and no menu yet.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(.openIn, animated: animated, from: view) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }
  /// Presents the activity sheet for the document; a popover points to the item. On iOS nothing is presented unless an app opens
  /// documents of its type.
  ///
  /// - Returns: whether there is a document and a window, and no menu yet.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(.openIn, animated: animated, from: nil) { $0.barButtonItem = item }
  }

  /// Dismisses the menu; has no effect without one.
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func present(
    _ kind: Menu, animated: Bool, from view: UIView?, place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    let window = view?.window ?? UIApplication.shared.windows.first { $0.isKeyWindow }
    guard menu == nil, let url, let top = window?.rootViewController?.topPresented else { return false }
    switch kind {
    case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      if let self { menuDidEnd(kind) }
    }
    sheet.popoverPresentationController.map(place)
    menu = sheet
    top.present(sheet, animated: animated)
    return true
  }

  private func menuDidEnd(_ kind: Menu) {
    switch kind {
    case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
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
