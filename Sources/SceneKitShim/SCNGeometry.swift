/// The form of a node, with its materials.
open class SCNGeometry: NSObject, NSCopying {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// Half the size of the box around the form, and its centre, for forms of a size.
  var extent: (half: SCNVector3, centre: SCNVector3)? { nil }

  public override init() { super.init() }

  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }

  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    guard let extent else { return (SCNVector3(), SCNVector3()) }
    let (half, centre) = extent
    return (
      SCNVector3(x: centre.x - half.x, y: centre.y - half.y, z: centre.z - half.z),
      SCNVector3(x: centre.x + half.x, y: centre.y + half.y, z: centre.z + half.z)
    )
  }

  /// The corners of the box; none for a form without a size.
  var corners: [SCNVector3] {
    guard extent != nil else { return [] }
    let box = boundingBox
    return [box.min.x, box.max.x].flatMap { x in
      [box.min.y, box.max.y].flatMap { y in [box.min.z, box.max.z].map { SCNVector3(x: x, y: y, z: $0) } }
    }
  }

  /// The geometry itself: geometries are shared here.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  fileprivate static func centred(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (half: SCNVector3, centre: SCNVector3) {
    (SCNVector3(x / 2, y / 2, z / 2), SCNVector3())
  }
}

/// A box around its centre. Lengths, also of the other forms, are in units of the scene.
open class SCNBox: SCNGeometry {
  open var width, height, length, chamferRadius: CGFloat
  // Stored but unused, as of the other forms: nothing is drawn.
  open var chamferSegmentCount = 5
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    super.init()
  }
  public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? { Self.centred(width, height, length) }
}

/// A sphere around its centre.
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat
  open var isGeodesic = false
  open var segmentCount = 48
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }
  public convenience override init() { self.init(radius: 0.5) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? { Self.centred(radius * 2, radius * 2, radius * 2) }
}

/// A rectangle around its centre, across the z axis.
open class SCNPlane: SCNGeometry {
  open var width, height: CGFloat
  open var cornerRadius: CGFloat = 0
  open var cornerSegmentCount = 10
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init()
  }
  public convenience override init() { self.init(width: 1, height: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? { Self.centred(width, height, 0) }
}

/// A cylinder around its centre, along the y axis.
open class SCNCylinder: SCNGeometry {
  open var radius, height: CGFloat
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }
  public convenience override init() { self.init(radius: 0.5, height: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? { Self.centred(radius * 2, height, radius * 2) }
}

/// A cone around its centre, along the y axis.
open class SCNCone: SCNGeometry {
  open var topRadius, bottomRadius, height: CGFloat
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }
  public convenience override init() { self.init(topRadius: 0, bottomRadius: 0.5, height: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? {
    let radius = max(topRadius, bottomRadius)
    return Self.centred(radius * 2, height, radius * 2)
  }
}

/// A cylinder with half spheres at its ends, along the y axis; the height contains both.
open class SCNCapsule: SCNGeometry {
  open var capRadius, height: CGFloat
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  open var capSegmentCount = 24
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }
  public convenience override init() { self.init(capRadius: 0.5, height: 2) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? { Self.centred(capRadius * 2, height, capRadius * 2) }
}

/// A ring around the y axis.
open class SCNTorus: SCNGeometry {
  open var ringRadius, pipeRadius: CGFloat
  open var ringSegmentCount = 48
  open var pipeSegmentCount = 24
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }
  public convenience override init() { self.init(ringRadius: 0.5, pipeRadius: 0.25) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? {
    let side = (ringRadius + pipeRadius) * 2
    return Self.centred(side, pipeRadius * 2, side)
  }
}

/// A cylinder with a hole, along the y axis.
open class SCNTube: SCNGeometry {
  open var innerRadius, outerRadius, height: CGFloat
  open var radialSegmentCount = 48
  open var heightSegmentCount = 1
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }
  public convenience override init() { self.init(innerRadius: 0.25, outerRadius: 0.5, height: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? {
    Self.centred(outerRadius * 2, height, outerRadius * 2)
  }
}

/// Stands on the ground: its origin is the centre of the base.
open class SCNPyramid: SCNGeometry {
  open var width, height, length: CGFloat
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }
  public convenience override init() { self.init(width: 1, height: 1, length: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? {
    (SCNVector3(width / 2, height / 2, length / 2), SCNVector3(0, height / 2, 0))
  }
}

/// A path with a depth, in the path's coordinates.
open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat
  open var chamferRadius: CGFloat = 0
  open var chamferMode = SCNChamferMode.both
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
    super.init()
  }
  public convenience override init() { self.init(path: nil, extrusionDepth: 1) }
  override var extent: (half: SCNVector3, centre: SCNVector3)? {
    path.map { path in
      nonisolated(unsafe) let path = path
      let box = MainActor.assumeIsolated { path.cgPath.boundingBoxOfPath }
      return (SCNVector3(box.width / 2, box.height / 2, extrusionDepth / 2), SCNVector3(box.midX, box.midY, 0))
    }
  }
}

/// The sides of a shape whose edges are bevelled. Stored but unused: nothing is drawn.
public enum SCNChamferMode: Int, Sendable { case both = 0, front, back }

/// A text with a depth. Its size isn't computed: the bounding box is empty.
open class SCNText: SCNGeometry {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font: UIFont! = UIFont.systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  open var truncationMode = "none"
  open var alignmentMode = "natural"
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    super.init()
  }
  public convenience override init() { self.init(string: nil, extrusionDepth: 0) }
}

/// A plane without an end.
open class SCNFloor: SCNGeometry {
  open var reflectivity: CGFloat = 0.25
  open var reflectionFalloffStart: CGFloat = 0
  open var reflectionFalloffEnd: CGFloat = 0
  open var width: CGFloat = 0
  open var length: CGFloat = 0
}
