/// A light. Stored but unused: nothing is drawn.
open class SCNLight: NSObject {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
  }

  open var name: String?
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var temperature: CGFloat = 6500
  open var intensity: CGFloat = 1000
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black.withAlphaComponent(0.5)
  open var shadowRadius: CGFloat = 3
  open var shadowSampleCount = 0
  open var shadowMapSize = CGSize.zero
  open var shadowBias: CGFloat = 1
  open var shadowMode = SCNShadowMode.forward
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100
  open var orthographicScale: CGFloat = 1
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var attenuationFalloffExponent: CGFloat = 2
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var categoryBitMask = -1

  public override init() { super.init() }
}

/// How shadows are drawn. Stored but unused: nothing is drawn.
public enum SCNShadowMode: Int, Sendable { case forward = 0, deferred, modulated }
