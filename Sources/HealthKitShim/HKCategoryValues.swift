/// How a part of the night was.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// The older name.
  public static let asleep = asleepUnspecified
  public static let allAsleepValues: Set<Self> = [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
}

public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood = 0, idle }
/// The value of a category that has none, such as a mindful session.
public enum HKCategoryValue: Int, Sendable { case notApplicable = 0 }
