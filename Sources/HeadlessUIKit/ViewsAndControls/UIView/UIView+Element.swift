internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Begins reading: registers the view and reads its position.
  func beginDocument(_ reader: ElementReader) {
    reader.loader.register(self, for: reader.element)
    readFrame(reader)
    // A view without constraints keeps its frame. Interface Builder marks such a view and, when it compiles the document, adds
    // constraints for its position and size, which are equivalent to the mask's.
    let isFixed = reader.bool("fixedFrame") == true
    if reader.string("translatesAutoresizingMaskIntoConstraints") == "NO", !isFixed {
      translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = reader.part(key: "autoresizingMask", { $0.options(InterfaceNames.autoresizing) }) {
      autoresizingMask = mask
    }
  }

  /// Finishes reading with the subviews, layout guides and gesture recognizers.
  func readContents(_ reader: ElementReader) {
    followReadableWidth(reader)
    registerLayoutGuides(reader.element, reader.loader)
    reader.loader.makeSubviews(of: reader.element, in: self)
    _ = reader.items(of: "subviews")
    _ = reader.items(of: "gestureRecognizers")
  }

  private func readFrame(_ reader: ElementReader) {
    if let rect = reader.rect("frame") {
      frame = rect
    } else if let inset = reader.rect("frameInset") {
      frame = inset
    } else if reader.element.key == "view" {
      frame = CGRect(origin: .zero, size: reader.loader.canvasSize)
    }
    if let bounds = reader.rect("bounds") { self.bounds = bounds }
  }

  /// Applies Interface Builder's "Follow Readable Width": constraints to the view's margins refer to its readable content guide.
  private func followReadableWidth(_ reader: ElementReader) {
    guard reader.bool("layoutMarginsFollowReadableWidth") == true, !takesReadableWidth() else { return }
    reader.loader.readableMargins.insert(ObjectIdentifier(self))
  }

  func readPriorities(_ reader: ElementReader) {
    if reader.loader.isCanvas { readCanvasContentSize(reader) }
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

  /// Reads the placeholder intrinsic size. It applies only to Interface Builder's canvas and not to the app, in which the view
  /// returns its own size (Apple's Auto Layout guide, "Intrinsic content size" of the size inspector).
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

  func readAccessibility(_ reader: ElementReader) {
    let id = reader.element.id
    // The keys of these texts in a document's strings contain the view's id.
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

  private func registerLayoutGuides(_ element: DocumentElement, _ loader: any DocumentLoader) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": loader.register(safeAreaLayoutGuide, id: guide.id)
      case "layoutMargins":
        let isReadable = loader.readableMargins.contains(ObjectIdentifier(self))
        loader.register(isReadable ? readableContentGuide : layoutMarginsGuide, id: guide.id)
      case "readableContent": loader.register(readableContentGuide, id: guide.id)
      case "keyboard": loader.register(keyboardLayoutGuide, id: guide.id)
      case let key?:
        // Guides added by a class, such as a scroll view's, are found by their key.
        if let own = RuntimeMembers.value(of: self, key) as? UILayoutGuide {
          loader.register(own, id: guide.id)
          continue
        }
        loader.tellOnce(guide, "guide \(key)", "the layout guide \(key) isn't supported.")
      case nil: break
      }
    }
  }
}

extension DocumentValue where Value == UIView {
  /// A view that isn't a subview in the document, such as a table's background view.
  static func view(_ key: String) -> DocumentValue {
    DocumentValue(key) { reader in reader.child(key: key).flatMap { reader.loader.makeView($0) } }
  }
}
