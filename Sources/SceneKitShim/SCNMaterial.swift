/// How the surface of a form looks. Stored but unused: nothing is drawn.
open class SCNMaterial: NSObject, NSCopying {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  open var name: String?
  public let diffuse = SCNMaterialProperty(contents: UIColor.white)
  public let ambient = SCNMaterialProperty(contents: UIColor.white)
  public let specular = SCNMaterialProperty(contents: UIColor.black)
  public let emission = SCNMaterialProperty(contents: UIColor.black)
  public let transparent = SCNMaterialProperty(contents: UIColor.white)
  public let reflective = SCNMaterialProperty(contents: UIColor.black)
  public let multiply = SCNMaterialProperty(contents: UIColor.white)
  public let normal = SCNMaterialProperty(contents: UIColor.white)
  public let displacement = SCNMaterialProperty(contents: UIColor.black)
  public let ambientOcclusion = SCNMaterialProperty(contents: UIColor.white)
  public let selfIllumination = SCNMaterialProperty(contents: UIColor.black)
  public let metalness = SCNMaterialProperty(contents: UIColor.black)
  public let roughness = SCNMaterialProperty(contents: UIColor.gray)
  public let clearCoat = SCNMaterialProperty(contents: UIColor.black)
  public let clearCoatRoughness = SCNMaterialProperty(contents: UIColor.black)

  open var lightingModel = LightingModel.blinn
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var transparencyMode = SCNTransparencyMode.aOne
  open var isDoubleSided = false
  open var isLitPerPixel = true
  open var locksAmbientWithDiffuse = true
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var fresnelExponent: CGFloat = 0
  open var blendMode = SCNBlendMode.alpha
  open var cullMode = SCNCullMode.back
  open var fillMode = SCNFillMode.fill
  /// Stored but unused: no shader runs.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  public override init() { super.init() }

  /// The material itself: materials are shared here.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A colour, an image or a number of a material.
open class SCNMaterialProperty: NSObject {
  open var contents: Any?
  // Stored but unused: nothing is drawn.
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS = SCNWrapMode.clamp
  open var wrapT = SCNWrapMode.clamp
  open var minificationFilter = SCNFilterMode.linear
  open var magnificationFilter = SCNFilterMode.linear
  open var mipFilter = SCNFilterMode.nearest
  open var mappingChannel = 0
  open var maxAnisotropy: CGFloat = 1

  public override init() { super.init() }
  public init(contents: Any) {
    self.contents = contents
    super.init()
  }
}

/// The place in a shader that a modifier replaces. No shader runs.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
  public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
  public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
  public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

// How materials are drawn. Stored but unused: nothing is drawn.

public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNFilterMode: Int, Sendable { case none = 0, nearest, linear }
public enum SCNBlendMode: Int, Sendable { case alpha = 0, add, subtract, multiply, screen, replace, max }
public enum SCNCullMode: Int, Sendable { case back = 0, front }
public enum SCNFillMode: UInt, Sendable { case fill = 0, lines }
public enum SCNTransparencyMode: Int, Sendable {
  case aOne = 0
  case rgbZero = 1
  case singleLayer = 2
  case dualLayer = 3
  public static let `default` = SCNTransparencyMode.aOne
}
