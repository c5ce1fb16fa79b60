/// Quantities of nutrition and exercise.
extension HKQuantityTypeIdentifier {
  public static let leanBodyMass = Self("LeanBodyMass"), waistCircumference = Self("WaistCircumference")
  public static let respiratoryRate = Self("RespiratoryRate"), walkingHeartRateAverage = Self("WalkingHeartRateAverage")
  public static let basalBodyTemperature = Self("BasalBodyTemperature"), appleStandTime = Self("AppleStandTime")
  public static let appleMoveTime = Self("AppleMoveTime"), distanceSwimming = Self("DistanceSwimming")
  public static let distanceWheelchair = Self("DistanceWheelchair"), swimmingStrokeCount = Self("SwimmingStrokeCount")
  public static let pushCount = Self("PushCount"), walkingSpeed = Self("WalkingSpeed")
  public static let runningSpeed = Self("RunningSpeed"), runningPower = Self("RunningPower")
  public static let headphoneAudioExposure = Self("HeadphoneAudioExposure"),
    environmentalAudioExposure = Self("EnvironmentalAudioExposure")
  public static let inhalerUsage = Self("InhalerUsage"), insulinDelivery = Self("InsulinDelivery")
  public static let numberOfAlcoholicBeverages = Self("NumberOfAlcoholicBeverages"),
    dietaryProtein = Self("DietaryProtein")
  public static let dietaryCarbohydrates = Self("DietaryCarbohydrates"), dietaryFiber = Self("DietaryFiber")
  public static let dietarySugar = Self("DietarySugar"), dietaryFatTotal = Self("DietaryFatTotal")
  public static let dietaryFatSaturated = Self("DietaryFatSaturated"), dietaryCholesterol = Self("DietaryCholesterol")
  public static let dietarySodium = Self("DietarySodium"), dietaryPotassium = Self("DietaryPotassium")
  public static let dietaryCalcium = Self("DietaryCalcium"), dietaryIron = Self("DietaryIron")
  public static let dietaryVitaminC = Self("DietaryVitaminC"), dietaryVitaminD = Self("DietaryVitaminD")
  public static let dietaryCaffeine = Self("DietaryCaffeine")
}
