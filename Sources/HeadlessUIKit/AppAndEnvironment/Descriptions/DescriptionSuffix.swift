import Foundation

/// What UIKit's classes add to the description that all views have.
@MainActor struct DescriptionSuffix {
  /// What stands before the layer.
  private(set) var beforeLayer: [String] = []
  /// What stands after the layer.
  private(set) var afterLayer: [String] = []

  init(of view: UIView) {
    switch view {
    case let imageView as UIImageView: beforeLayer = ["image = \(DescriptionSuffix.image(imageView.image))"]
    case let field as UITextField: beforeLayer = DescriptionSuffix.notes(on: field)
    case let scrollView as UIScrollView: afterLayer = DescriptionSuffix.notes(on: scrollView)
    default: break
    }
  }

  /// UIKit's format of iOS 16 and later; what it calls images that come from elsewhere than from pixels isn't documented.
  private static func image(_ image: UIImage?) -> String {
    guard let image else { return "<(null):0x0 (null) anonymous; (0 0)@0>" }
    let name: String
    if case .symbol(let symbol) = image.picture.content {
      name = "symbol(system: \(symbol.name))"
    } else {
      name = "CGImage anonymous"
    }
    let size = "\(DescriptionFormat.number(image.size.width)) \(DescriptionFormat.number(image.size.height))"
    return "<\(DescriptionFormat.name(of: image)):\(address(of: image)) \(name); "
      + "(\(size))@\(DescriptionFormat.number(image.scale))>"
  }

  private static func notes(on field: UITextField) -> [String] {
    var notes: [String] = []
    if let placeholder = field.placeholder { notes.append("placeholder = \(placeholder)") }
    let (style, provider) =
      switch field.borderStyle {
      case .none: ("None", "_UITextFieldNoBackgroundProvider")
      case .line: ("Line", "_UITextFieldSystemBackgroundProvider")
      case .bezel: ("Bezel", "_UITextFieldSystemBackgroundProvider")
      case .roundedRect: ("RoundedRect", "_UITextFieldSystemBackgroundProvider")
      }
    notes.append("borderStyle = \(style)")
    // The provider is an object of UIKit's that isn't made here; the field stands for its address.
    notes.append(
      "background = <\(provider): \(address(of: field)): textfield=<\(DescriptionFormat.identity(of: field))>>")
    return notes
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
