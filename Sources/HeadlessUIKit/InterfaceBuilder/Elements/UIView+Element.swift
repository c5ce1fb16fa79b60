internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Takes what a document says of a view, and makes what is in it.
  func read(_ reader: ElementReader) {
    let loader = reader.loader
    let element = reader.element
    loader.register(self, for: element)
    readFrame(reader)
    // A view that nothing constrains yet keeps the frame that it was drawn with: Interface Builder marks it, and adds
    // constraints for place and size as it compiles the document, which come to the same as the mask's.
    let isFixed = reader.bool("fixedFrame") == true
    if reader.string("translatesAutoresizingMaskIntoConstraints") == "NO", !isFixed {
      translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = reader.part(key: "autoresizingMask", { $0.options(InterfaceNames.autoresizing) }) {
      autoresizingMask = mask
    }
    readLook(reader)
    readBehaviour(reader)
    readPriorities(reader)
    readAccessibility(reader)
    registerLayoutGuides(element, loader)
    loader.makeSubviews(of: element, in: self)
    _ = reader.items(of: "subviews")
    _ = reader.items(of: "gestureRecognizers")
  }

  private func readFrame(_ reader: ElementReader) {
    if let rect = reader.rect("frame") {
      frame = rect
    } else if let inset = reader.rect("frameInset") {
      frame = inset
    } else if reader.element.key == "view" {
      frame = CGRect(origin: .zero, size: reader.loader.source.document.canvas)
    }
    if let bounds = reader.rect("bounds") { self.bounds = bounds }
  }

  private func readLook(_ reader: ElementReader) {
    if let mode = reader.value("contentMode", InterfaceNames.contentModes) { contentMode = mode }
    if let value = reader.bool("opaque") { isOpaque = value }
    if let value = reader.bool("hidden") ?? (reader.varies("hidden") ? false : nil) { isHidden = value }
    if let value = reader.number("alpha") { alpha = value }
    if let value = reader.bool("clipsSubviews") { clipsToBounds = value }
    if let value = reader.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let color = reader.color("tintColor") { tintColor = color }
  }

  private func readBehaviour(_ reader: ElementReader) {
    if let value = reader.int("tag") { tag = value }
    if let value = reader.bool("userInteractionEnabled") {
      isUserInteractionEnabled = value
    } else if self is UILabel || self is UIImageView {
      // A document says where these take no touches, as they don't where code makes them.
      isUserInteractionEnabled = true
    }
    if let value = reader.bool("multipleTouchEnabled") { isMultipleTouchEnabled = value }
    if let value = reader.bool("exclusiveTouch") { isExclusiveTouch = value }
    if let value = reader.bool("autoresizesSubviews") { autoresizesSubviews = value }
    if let value = reader.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = value }
    if let value = reader.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = value }
    if let value = reader.value("semanticContentAttribute", InterfaceNames.semanticContents) {
      semanticContentAttribute = value
    }
    if let value = reader.string("restorationIdentifier") { restorationIdentifier = value }
    if let margins = reader.insets("layoutMargins") { layoutMargins = margins }
    if let margins = reader.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
    if reader.bool("layoutMarginsFollowReadableWidth") == true { followReadableWidth(reader.loader) }
  }

  /// Interface Builder's "Follow Readable Width": constraints to the view's margins are to its readable content, and a
  /// table's cells have its margins.
  private func followReadableWidth(_ loader: InterfaceLoader) {
    if let table = self as? UITableView {
      table.cellLayoutMarginsFollowReadableWidth = true
    } else {
      loader.readableMargins.insert(ObjectIdentifier(self))
    }
  }

  private func readPriorities(_ reader: ElementReader) {
    if reader.loader.source.purpose == .canvas { readCanvasContentSize(reader) }
    func priority(_ name: String) -> UILayoutPriority? {
      reader.string(name).flatMap(Float.init(priority:)).map { UILayoutPriority($0) }
    }
    if let value = priority("horizontalHuggingPriority") { setContentHuggingPriority(value, for: .horizontal) }
    if let value = priority("verticalHuggingPriority") { setContentHuggingPriority(value, for: .vertical) }
    if let value = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
  }

  /// The placeholder for an intrinsic size. Interface Builder has it for its own canvas and leaves it out of the app, where
  /// the view tells its size itself (Apple's Auto Layout guide, "Intrinsic content size" of the size inspector).
  private func readCanvasContentSize(_ reader: ElementReader) {
    func length(_ name: String) -> CGFloat? {
      guard let text = reader.string(name) else { return nil }
      return text == "infinite" ? UIView.noIntrinsicMetric : Double(document: text).map { CGFloat($0) }
    }
    let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    guard width != nil || height != nil else { return }
    core.canvasContentSize = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }

  private func readAccessibility(_ reader: ElementReader) {
    let id = reader.element.id
    // A document's strings name these texts by the view.
    func localized(_ name: String) -> String? { id.flatMap { reader.loader.strings["\($0).\(name)"] } }
    reader.part(key: "accessibilityConfiguration") { part in
      if let identifier = part.string("identifier") { accessibilityIdentifier = identifier }
      let (label, hint) = (part.string("label"), part.string("hint"))
      if let label = localized("accessibilityLabel") ?? label { accessibilityLabel = label }
      if let hint = localized("accessibilityHint") ?? hint { accessibilityHint = hint }
      if let value = part.child(key: "isElement")?["value"] { isAccessibilityElement = value == "YES" }
      let traits = part.part(key: "traits") {
        $0.options(InterfaceNames.accessibilityTraits, standard: accessibilityTraits)
      }
      if let traits { accessibilityTraits = traits }
    }
  }

  private func registerLayoutGuides(_ element: DocumentElement, _ loader: InterfaceLoader) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": loader.register(safeAreaLayoutGuide, id: guide.id)
      case "layoutMargins":
        let isReadable = loader.readableMargins.contains(ObjectIdentifier(self))
        loader.register(isReadable ? readableContentGuide : layoutMarginsGuide, id: guide.id)
      case "readableContent": loader.register(readableContentGuide, id: guide.id)
      case "keyboard": loader.register(keyboardLayoutGuide, id: guide.id)
      case "contentLayoutGuide":
        if let scrollView = self as? UIScrollView { loader.register(scrollView.contentLayoutGuide, id: guide.id) }
      case "frameLayoutGuide":
        if let scrollView = self as? UIScrollView { loader.register(scrollView.frameLayoutGuide, id: guide.id) }
      default:
        loader.tellOnce(guide, "guide \(guide.key ?? "")", "the layout guide \(guide.key ?? "") isn't supported.")
      }
    }
  }

  /// Takes the values that size classes vary, when these have changed.
  ///
  /// - Parameter reader: one that reads nothing else.
  func readVaryingValues(_ reader: ElementReader) {
    readLook(reader)
    switch self {
    case let label as UILabel: label.readLabel(reader)
    case let stack as UIStackView: stack.readStack(reader)
    case let view as UIImageView: view.readImages(reader)
    // Texts stay: the app may have changed them since.
    case let button as UIButton: button.readLookOfTitle(reader)
    case let field as UITextField: if let font = reader.font("fontDescription") { field.font = font }
    case let view as UITextView: if let font = reader.font("fontDescription") { view.font = font }
    default: break
    }
  }
}
