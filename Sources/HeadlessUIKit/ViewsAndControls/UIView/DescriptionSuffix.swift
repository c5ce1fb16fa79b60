import Foundation

/// What UIKit's classes add to the description that all views have.
@MainActor struct DescriptionSuffix {
  /// What stands before the layer.
  private(set) var beforeLayer: [String] = []
  /// What stands after the layer.
  private(set) var afterLayer: [String] = []

  init(of view: UIView) {
    if let input = view as? any DescribedTextInput { beforeLayer = input.describedNotes }
    switch view {
    case let imageView as UIImageView: beforeLayer = ["image = \(DescriptionSuffix.image(imageView.image))"]
    case let scrollView as UIScrollView: afterLayer = DescriptionSuffix.notes(on: scrollView)
    default: break
    }
  }

  /// UIKit's format of iOS 16 and later; what it calls images that come from elsewhere than from pixels isn't documented.
  private static func image(_ image: UIImage?) -> String {
    guard let image else { return "<(null):0x0 (null) anonymous; (0 0)@0>" }
    var (name, mode) = ("CGImage anonymous", "")
    if case .symbol(let symbol) = image.picture.content {
      // Recorded for `UIImage.checkmark`: symbol "checkmark.circle.fill"; (20 19)@3{2}. That the number is the rendering mode, a
      // symbol's own being that of a template, is an assumption.
      name = "symbol \"\(symbol.name)\""
      mode = image.renderingMode == .alwaysOriginal ? "{1}" : "{2}"
    }
    let size = "\(DescriptionFormat.number(image.size.width)) \(DescriptionFormat.number(image.size.height))"
    return "<\(DescriptionFormat.name(of: image)):\(address(of: image)) \(name); "
      + "(\(size))@\(DescriptionFormat.number(image.scale))\(mode)>"
  }

  private static func notes(on scrollView: UIScrollView) -> [String] {
    var notes = [
      "contentOffset: \(DescriptionFormat.point(scrollView.contentOffset))",
      "contentSize: \(DescriptionFormat.size(scrollView.contentSize))",
      "adjustedContentInset: \(DescriptionFormat.insets(scrollView.adjustedContentInset))",
    ]
    if let table = scrollView as? UITableView {
      let dataSource = table.dataSource.map { "<\(DescriptionFormat.identity(of: $0))>" } ?? "(null)"
      notes.append("dataSource: \(dataSource)")
    }
    return notes
  }
}
