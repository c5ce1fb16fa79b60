import Foundation
import HeadlessObjectiveC
import Testing

/// Measurements, lists and names in English: words and symbols of the Unicode locale data.
@Suite struct MeasurementFormatTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "en_DE")

  @Test func widthsNameUnits() {
    let length = Measurement(value: 3, unit: UnitLength.meters)
    typealias Style = Measurement<UnitLength>.FormatStyle
    #expect(Style(width: .wide, locale: german, usage: .asProvided).format(length) == "3 meters")
    #expect(Style(width: .abbreviated, locale: german, usage: .asProvided).format(length) == "3 m")
    #expect(Style(width: .narrow, locale: german, usage: .asProvided).format(length) == "3m")
    let one = Measurement(value: 1, unit: UnitLength.feet)
    #expect(Style(width: .wide, locale: german, usage: .asProvided).format(one) == "1 foot")
  }

  /// `string(for:)`, by which SwiftUI's texts call a formatter, takes measurements of any unit.
  @Test func aFormatterTakesMeasurementsAsObjects() {
    let formatter = MeasurementFormatter()
    formatter.locale = german
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(for: Measurement(value: 3, unit: UnitLength.meters)) == "3 m")
    #expect(formatter.string(for: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°C")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func unitsAreThoseOfTheLocale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(american)) == "68°F")
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "20°C")
    #expect(warm.formatted(.measurement(width: .narrow).locale(german)) == "20°")
    let far = Measurement(value: 5000, unit: UnitLength.meters)
    #expect(far.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
    #expect(far.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
    #expect(far.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "5,000 m")
  }

  @Test func scalesOfTemperaturesAreHidden() {
    let warm = Measurement(value: 21.6, unit: UnitTemperature.celsius)
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(width: .abbreviated, hidesScaleName: true)
    #expect(style.locale(german).format(warm) == "22°")
  }

  @Test func formattersFollowTheirOptions() {
    let formatter = HeadlessObjectiveC.MeasurementFormatter()
    formatter.locale = german
    let walk = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(formatter.string(from: walk) == "1.5 km")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: walk) == "1,500 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: walk) == "1,500 meters" && formatter.string(from: UnitLength.miles) == "miles")
  }

  @Test func listsAndNamesAreJoined() {
    #expect(HeadlessObjectiveC.ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Lovelace")
    #expect(name.formatted() == "Ada Lovelace" && name.formatted(.name(style: .long)) == "Dr. Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL" && name.formatted(.name(style: .short)) == "Ada")
    name.nickname = "Countess"
    #expect(name.formatted(.name(style: .short)) == "Countess")
  }
}
