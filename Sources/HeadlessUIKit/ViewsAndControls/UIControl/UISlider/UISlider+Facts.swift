internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum SliderFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { SliderFacts.self }
  static let elements = ["slider"]
  static let facts = FactList<UISlider> {
    // Documents leave out a value of 0.
    Fact("minimumValue", \.minimumValue, document: .number("minValue"))
    Fact("maximumValue", \.maximumValue, document: .number("maxValue"))
    Fact("value", \.value, document: .number("value"))
    Fact(flag: "continuous", \.isContinuous, document: .bool("continuous"))
    Fact(
      "minimumTrackTintColor", \.minimumTrackTintColor, document: .color("minimumTrackTintColor"), appearance: .equal)
    Fact(
      "maximumTrackTintColor", \.maximumTrackTintColor, document: .color("maximumTrackTintColor"), appearance: .equal)
    Fact("thumbTintColor", \.thumbTintColor, document: .color("thumbTintColor"), appearance: .equal)
    Fact("minimumValueImage", \.minimumValueImage, document: .image("minimumValueImage"), appearance: .equal)
    Fact("maximumValueImage", \.maximumValueImage, document: .image("maximumValueImage"), appearance: .equal)
    Fact("trackConfiguration", \.trackConfiguration)
    Fact("sliderStyle", \.sliderStyle)
    Fact(readOnly: "currentThumbImage", \.currentThumbImage)
    Fact(readOnly: "currentMinimumTrackImage", \.currentMinimumTrackImage)
    Fact(readOnly: "currentMaximumTrackImage", \.currentMaximumTrackImage)
    Fact(appearanceByState: UISlider.thumbImage(for:), UISlider.setThumbImage(_:for:))
    Fact(appearanceByState: UISlider.minimumTrackImage(for:), UISlider.setMinimumTrackImage(_:for:))
    Fact(appearanceByState: UISlider.maximumTrackImage(for:), UISlider.setMaximumTrackImage(_:for:))
  }

  static func readAccessibility(of slider: UISlider, into values: inout StandardAccessibility) {
    values.isElement = true
    values.traits = slider.isEnabled ? .adjustable : [.adjustable, .notEnabled]
    let length = slider.maximumValue - slider.minimumValue
    let percent = length > 0 ? Int(((slider.value - slider.minimumValue) / length * 100).rounded()) : 0
    values.value = "\(percent)%"
  }
}
