public import Foundation

/// The settings of a print job. Stored but unused: printing isn't simulated.
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

  /// Stored but unused: printing isn't simulated.
  open var jobName = ""
  /// Stored but unused: printing isn't simulated.
  open var printerID: String?
  /// Stored but unused: printing isn't simulated.
  open var outputType = OutputType.general
  /// Stored but unused: printing isn't simulated.
  open var orientation = Orientation.portrait
  /// Stored but unused: printing isn't simulated.
  open var duplex = Duplex.none

  public override init() { super.init() }

  /// - Parameter dictionary: has no effect.
  public init(dictionary: [AnyHashable: Any]?) { super.init() }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}
