internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum StepperFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { StepperFacts.self }
  static let elements = ["stepper"]
  static let facts = FactList<UIStepper> {
    Fact("minimumValue", \.minimumValue, document: .number("minimumValue"))
    Fact("maximumValue", \.maximumValue, document: .number("maximumValue"))
    // A step of 0 or less would end the process.
    Fact(
      "stepValue", \.stepValue,
      document: DocumentValue("stepValue") { $0.double("stepValue").flatMap { $0 > 0 ? $0 : nil } })
    Fact("value", \.value, document: .number("value"))
    Fact(flag: "continuous", \.isContinuous, document: .bool("continuous"))
    Fact("autorepeat", \.autorepeat, document: .bool("autorepeat"))
    Fact("wraps", \.wraps, document: .bool("wraps"))
    Fact(appearanceByState: UIStepper.incrementImage(for:), UIStepper.setIncrementImage(_:for:))
    Fact(appearanceByState: UIStepper.decrementImage(for:), UIStepper.setDecrementImage(_:for:))
    Fact(appearanceByState: UIStepper.backgroundImage(for:), UIStepper.setBackgroundImage(_:for:))
  }

  /// The buttons are accessibility elements.
  static func readAccessibility(of stepper: UIStepper, into values: inout StandardAccessibility) {
    values.value = "\(stepper.value)"
  }
}
