/// The answers of the device's sensors. By default there are none, as in the simulator.
public struct MotionAnswers: StandInAnswers {
  public var isAvailable = false
  /// The orientation of the device, in radians.
  public var attitude = CMAttitude()
  /// In units of the earth's gravity.
  public var gravity = CMAcceleration(x: 0, y: 0, z: -1)
  public var numberOfSteps = 0

  public init() {}

  static func current(asked question: String) -> MotionAnswers {
    StandInScope.answers(framework: "CoreMotion", asked: question)
  }
}

public struct CMAcceleration: Sendable, Hashable {
  public var x: Double, y: Double, z: Double
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  public init() { (x, y, z) = (0, 0, 0) }
}

public struct CMRotationRate: Sendable, Hashable {
  public var x: Double, y: Double, z: Double
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  public init() { (x, y, z) = (0, 0, 0) }
}

open class CMAttitude: NSObject, @unchecked Sendable {
  public let roll: Double, pitch: Double, yaw: Double

  /// Not a part of CoreMotion, where only the system creates them.
  public init(roll: Double = 0, pitch: Double = 0, yaw: Double = 0) {
    (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw)
    super.init()
  }
}

open class CMLogItem: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public let acceleration: CMAcceleration
  init(_ acceleration: CMAcceleration) {
    self.acceleration = acceleration
    super.init()
  }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public let attitude: CMAttitude
  public let gravity: CMAcceleration
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Where the sensor is: in the device.
  open var sensorLocation: SensorLocation { .default }

  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }

  init(_ answers: MotionAnswers) {
    (attitude, gravity) = (answers.attitude, answers.gravity)
    super.init()
  }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// The sensors: each handler is called once, with the values of ``MotionAnswers``.
open class CMMotionManager: NSObject, @unchecked Sendable {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var magnetometerUpdateInterval: TimeInterval = 0
  open private(set) var isAccelerometerActive = false
  open private(set) var isGyroActive = false
  open private(set) var isDeviceMotionActive = false
  open private(set) var accelerometerData: CMAccelerometerData?
  open private(set) var gyroData: CMGyroData?
  open private(set) var deviceMotion: CMDeviceMotion?

  private var answers: MotionAnswers { MotionAnswers.current(asked: "how the device moves") }
  open var isAccelerometerAvailable: Bool { answers.isAvailable }
  open var isGyroAvailable: Bool { answers.isAvailable }
  open var isDeviceMotionAvailable: Bool { answers.isAvailable }
  open var isMagnetometerAvailable: Bool { false }

  open func startAccelerometerUpdates() {
    isAccelerometerActive = true
    if answers.isAvailable { accelerometerData = CMAccelerometerData(answers.gravity) }
  }

  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
    startAccelerometerUpdates()
    call(handler, accelerometerData, on: queue)
  }

  open func startGyroUpdates() {
    isGyroActive = true
    if answers.isAvailable { gyroData = CMGyroData() }
  }

  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {
    startGyroUpdates()
    call(handler, gyroData, on: queue)
  }

  open func startDeviceMotionUpdates() {
    isDeviceMotionActive = true
    if answers.isAvailable { deviceMotion = CMDeviceMotion(answers) }
  }

  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
    startDeviceMotionUpdates()
    call(handler, deviceMotion, on: queue)
  }

  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }

  open func stopAccelerometerUpdates() { (isAccelerometerActive, accelerometerData) = (false, nil) }
  open func stopGyroUpdates() { (isGyroActive, gyroData) = (false, nil) }
  open func stopDeviceMotionUpdates() { (isDeviceMotionActive, deviceMotion) = (false, nil) }

  private func call<Value>(
    _ handler: @escaping (Value?, (any Error)?) -> Void, _ value: Value?, on queue: OperationQueue
  ) {
    guard let value else { return }
    nonisolated(unsafe) let work = { handler(value, nil) }
    queue.addOperation { work() }
  }
}
