public import Foundation

/// How something is to be printed. Kept: nothing is printed.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  /// Kept without effect: nothing is printed.
  open var jobName = ""
  /// Kept without effect: nothing is printed.
  open var printerID: String?
  /// Kept without effect: nothing is printed.
  open var outputType = OutputType.general
  /// Kept without effect: nothing is printed.
  open var orientation = Orientation.portrait
  /// Kept without effect: nothing is printed.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// - Parameter dictionary: has no effect.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
