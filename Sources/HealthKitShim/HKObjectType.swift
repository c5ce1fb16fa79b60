/// The names of quantities that apps use most; others are made of their raw values.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let stepCount = Self("StepCount"), heartRate = Self("HeartRate"), height = Self("Height")
  public static let bodyMass = Self("BodyMass"), bodyMassIndex = Self("BodyMassIndex")
  public static let bodyFatPercentage = Self("BodyFatPercentage"), bodyTemperature = Self("BodyTemperature")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned"), basalEnergyBurned = Self("BasalEnergyBurned")
  public static let distanceWalkingRunning = Self("DistanceWalkingRunning"), flightsClimbed = Self("FlightsClimbed")
  public static let distanceCycling = Self("DistanceCycling"), dietaryWater = Self("DietaryWater")
  public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed"), bloodGlucose = Self("BloodGlucose")
  public static let restingHeartRate = Self("RestingHeartRate"), oxygenSaturation = Self("OxygenSaturation")
  public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
  public static let appleExerciseTime = Self("AppleExerciseTime"), vo2Max = Self("VO2Max")
  public static let bloodPressureSystolic = Self("BloodPressureSystolic")
  public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

  public static let sleepAnalysis = Self("SleepAnalysis"), mindfulSession = Self("MindfulSession")
  public static let appleStandHour = Self("AppleStandHour"), menstrualFlow = Self("MenstrualFlow")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

  public static let biologicalSex = Self("BiologicalSex"), bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
}

/// A kind of data in Health.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType?
  {
    HKCharacteristicType(identifier.rawValue)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
