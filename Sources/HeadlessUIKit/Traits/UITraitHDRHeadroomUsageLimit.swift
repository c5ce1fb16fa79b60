/// Whether pictures may be brighter than white. Only the app sets it: everything is painted in sRGB.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  public typealias Value = UIHDRHeadroomUsageLimit
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
}

extension UITraitCollection {
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit { self[UITraitHDRHeadroomUsageLimit.self] }

  public convenience init(hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit) {
    self.init { $0.headroomUsageLimit = hdrHeadroomUsageLimit }
  }
}

extension UIMutableTraits {
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}

extension UIImage {
  /// The dynamic range with which an image is shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }
}
