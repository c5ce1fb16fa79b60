/// How a layer's own contents are stored.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8Uint")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBA16Float")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "gray8Uint")
}
