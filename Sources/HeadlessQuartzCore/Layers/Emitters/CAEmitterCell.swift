public import Foundation

/// A kind of particle. If a value has a range, each particle gets a value of its own that differs by at most half of the range.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming {
  public override init() { super.init() }

  /// A cell with standard values: archives of cells aren't read.
  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }
  /// Writes nothing, as layers do.
  open func encode(with coder: NSCoder) {}

  /// The time at which the cell begins to emit, in seconds since its layer began.
  open var beginTime: CFTimeInterval = 0
  /// How long the cell emits, in seconds; endlessly by default, and for 0 or less.
  open var duration: CFTimeInterval = .infinity
  /// Stored but unused: a cell has its layer's time.
  open var speed: Float = 1
  /// Stored but unused: a cell has its layer's time.
  open var timeOffset: CFTimeInterval = 0
  /// Stored but unused: a cell emits once.
  open var repeatCount: Float = 0
  /// Stored but unused: a cell emits once.
  open var repeatDuration: CFTimeInterval = 0
  /// Stored but unused: a cell emits once.
  open var autoreverses = false
  /// Stored but unused: a cell emits nothing outside its time.
  open var fillMode: CAMediaTimingFillMode = .removed

  open var name: String?
  open var isEnabled = true

  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// Stored but unused: particles stay in the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// The direction in which particles move: radians from the x axis, clockwise on the screen.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// The speed, in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The acceleration, in points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Stored but unused: particles stay in the layer's plane.
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// The colour by which the picture's colours are multiplied.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// The change of the colour's component per second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// A `CGImage`; nil for particles that only emit other particles.
  open var contents: Any?
  /// The part of the picture to show, as fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the picture's pixels per point.
  open var contentsScale: CGFloat = 1

  /// The cells that each particle emits while it moves.
  open var emitterCells: [CAEmitterCell]?
}
