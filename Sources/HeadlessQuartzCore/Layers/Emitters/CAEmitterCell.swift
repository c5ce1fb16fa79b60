public import Foundation

/// A kind of particle. Of a value with a range, each particle has its own, up to half of the range away.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// When the cell begins to emit, in seconds since its layer did.
  open var beginTime: CFTimeInterval = 0
  /// How long it emits, in seconds; 0 or less for ever, as the standard is.
  open var duration: CFTimeInterval = .infinity
  /// Stored but unused: a cell's time is its layer's.
  open var speed: Float = 1
  /// Stored but unused: a cell's time is its layer's.
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

  /// Particles a second.
  open var birthRate: Float = 0
  /// In seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// Stored but unused: particles stay in the layer's plane.
  open var emissionLatitude: CGFloat = 0
  /// The direction that particles fly in: radians from the x axis, on the screen clockwise.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around it, in radians.
  open var emissionRange: CGFloat = 0
  /// In points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// In points a second, each second.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  /// Stored but unused: particles stay in the layer's plane.
  open var zAcceleration: CGFloat = 0

  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// What the scale changes by each second.
  open var scaleSpeed: CGFloat = 0
  /// In radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  /// Multiplies the picture's colours.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  /// What the colour changes by each second.
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0

  /// A `CGImage`; nil for particles that only emit others.
  open var contents: Any?
  /// The part of the picture that is shown, in parts of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels a point.
  open var contentsScale: CGFloat = 1

  /// What each particle emits on its way.
  open var emitterCells: [CAEmitterCell]?
}
