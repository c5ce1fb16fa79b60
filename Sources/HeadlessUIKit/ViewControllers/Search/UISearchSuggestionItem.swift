public import Foundation

/// A search suggestion that the user can tap.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  /// Stored but unused: apps use it to distinguish items.
  open var representedObject: Any?
  private let text: String

  open var localizedSuggestion: String? { text }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    text = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    text = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

/// A suggestion of a search.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The description for assistive technologies.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}
