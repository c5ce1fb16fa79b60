internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// Has a bar that a controller owns take what the document says of it, where it has the bar's element.
  func readBar(key: String, _ bar: UIView) {
    guard let child = child(key: key) else { return }
    loader.configure(bar, as: child) { reader in
      bar.readLookOfBar(reader)
      KnownClasses.read(bar, reader, below: UIView.self)
    }
  }
}

extension UIView {
  /// Takes what a document says of a bar that a controller owns and places: not its frame.
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
