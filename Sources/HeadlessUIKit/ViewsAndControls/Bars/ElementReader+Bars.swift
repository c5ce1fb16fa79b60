internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// Applies the document's attributes to a bar that a controller owns, if the document has the bar's element.
  func readBar(key: String, _ bar: UIView) {
    guard let child = child(key: key) else { return }
    loader.configure(bar, as: child) { reader in
      bar.readLookOfBar(reader)
      KnownClasses.read(bar, reader, below: UIView.self)
    }
  }
}

extension UIView {
  /// Applies a document's attributes to a bar that a controller owns and places, except its frame.
  func readLookOfBar(_ reader: ElementReader) {
    for name in ["frame", "autoresizingMask"] { _ = reader.child(key: name) }
    if let color = reader.color("tintColor") { tintColor = color }
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let value = reader.bool("hidden") { isHidden = value }
    for name in [
      "contentMode", "opaque", "clipsSubviews", "multipleTouchEnabled", "insetsLayoutMarginsFromSafeArea",
      "clearsContextBeforeDrawing",
    ] {
      _ = reader.string(name)
    }
  }
}

extension InterfaceNames {
  static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]
}
