internal import Foundation
internal import InterfaceBuilder

extension UIView {
  /// Takes what a document says of a view, and makes what is in it.
  func read(_ reader: ElementReader) {
    let loader = reader.loader
    let element = reader.element
    loader.register(self, for: element)
    readFrame(reader)
    if reader.string("translatesAutoresizingMaskIntoConstraints") == "NO" {
      translatesAutoresizingMaskIntoConstraints = false
    }
    if let mask = reader.child(key: "autoresizingMask") {
      autoresizingMask = mask.attributes.reduce(into: []) { result, attribute in
        if attribute.value == "YES" { result.formUnion(InterfaceNames.autoresizing[attribute.key] ?? []) }
      }
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
    if let value = reader.bool("hidden") { isHidden = value }
    if let value = reader.number("alpha") { alpha = value }
    if let value = reader.bool("clipsSubviews") { clipsToBounds = value }
    if let value = reader.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = value }
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let color = reader.color("tintColor") { tintColor = color }
  }

  private func readBehaviour(_ reader: ElementReader) {
    if let value = reader.int("tag") { tag = value }
    if let value = reader.bool("userInteractionEnabled") { isUserInteractionEnabled = value }
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
    if let child = reader.child(key: "directionalLayoutMargins") {
      func edge(_ name: String) -> CGFloat { CGFloat(child[name].flatMap(Double.init) ?? 0) }
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
    }
  }

  private func readPriorities(_ reader: ElementReader) {
    if reader.loader.source.purpose == .canvas { readCanvasContentSize(reader) }
    func priority(_ name: String) -> UILayoutPriority? {
      reader.string(name).flatMap(Float.init).map { UILayoutPriority($0) }
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
      return text == "infinite" ? UIView.noIntrinsicMetric : Double(text).map { CGFloat($0) }
    }
    let (width, height) = (length("placeholderIntrinsicWidth"), length("placeholderIntrinsicHeight"))
    guard width != nil || height != nil else { return }
    core.canvasContentSize = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }

  private func readAccessibility(_ reader: ElementReader) {
    guard let child = reader.child(key: "accessibilityConfiguration") else { return }
    if let identifier = child["identifier"] { accessibilityIdentifier = identifier }
    if let label = child["label"] { accessibilityLabel = label }
    if let hint = child["hint"] { accessibilityHint = hint }
    if let value = child.child("bool").flatMap({ $0.key == "isElement" ? $0["value"] : nil }) {
      isAccessibilityElement = value == "YES"
    }
    if let traits = child.child("accessibilityTraits") {
      accessibilityTraits = traits.attributes.reduce(into: accessibilityTraits) { result, attribute in
        guard let trait = InterfaceNames.accessibilityTraits[attribute.key] else { return }
        if attribute.value == "YES" { result.formUnion(trait) } else { result.subtract(trait) }
      }
    }
  }

  private func registerLayoutGuides(_ element: DocumentElement, _ loader: InterfaceLoader) {
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide.key {
      case "safeArea": loader.register(safeAreaLayoutGuide, id: guide.id)
      case "layoutMargins": loader.register(layoutMarginsGuide, id: guide.id)
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
  func readVaryingValues(_ reader: ElementReader) {
    guard reader.element.child("variation") != nil else { return }
    readLook(reader)
    if let label = self as? UILabel { label.readLabel(reader) }
    if let stack = self as? UIStackView { stack.readStack(reader) }
  }
}
