/// A point or a vector in a scene.
public struct SCNVector3: Sendable {
  public var x, y, z: Float

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  public init(_ v: SIMD3<Float>) { self.init(x: v.x, y: v.y, z: v.z) }
  public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

/// Four numbers: an axis with an angle, a quaternion, a colour.
public struct SCNVector4: Sendable {
  public var x, y, z, w: Float

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
  }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w)) }
  public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

public typealias SCNQuaternion = SCNVector4

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x: x, y: y, z: z, w: w)
}
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool {
  a.x == b.x && a.y == b.y && a.z == b.z
}
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool {
  a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w
}

extension SIMD3 where Scalar == Float {
  public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}

extension SIMD4 where Scalar == Float {
  public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}
