extension UIBarButtonItem {
  /// A number or a word at a bar button's corner. API of iOS 26.
  @preconcurrency @MainActor public struct Badge {
    /// Nil for a dot.
    public let stringValue: String?
    /// Nil for red.
    public var backgroundColor: UIColor?
    /// Nil for white.
    public var foregroundColor: UIColor?
    /// Nil for the standard font.
    public var font: UIFont?

    private init(_ text: String?) {
      stringValue = text
    }

    public static func count(_ count: Int) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }
  }
}
