public import Foundation

/// An archive of Interface Builder that holds views.
///
/// Archives aren't read yet: a nib can be made and registered, and stops the program where its objects are needed.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "(data)"
    super.init()
  }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    fatalError("Could not load NIB '\(name)': archives of Interface Builder aren't read yet. Make the views in code.")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
