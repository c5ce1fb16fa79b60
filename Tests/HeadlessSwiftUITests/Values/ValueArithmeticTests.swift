import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Calculations with angles and insets, and conversions of values.
@MainActor @Suite struct ValueArithmeticTests {
  @Test func insetsAreCalculatedWith() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var sum = insets + insets
    #expect(sum == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8) && sum == insets * 2 && sum / 2 == insets)
    sum -= insets
    #expect(sum == insets && -sum == EdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4))
    sum.negate()
    sum *= 2
    sum /= 4
    sum += insets
    #expect(sum == insets / 2 && insets - insets == EdgeInsets())
    // The root of 9 + 16.
    #expect(abs(EdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0).magnitude - 5) < 1e-9)
    var angle = Angle(radians: -2)
    #expect(angle.magnitude == 2)
    angle.negate()
    #expect(angle == Angle(radians: 2))
  }

  @Test func linesAreConverted() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDashDot]) == Text.LineStyle(pattern: .dashDot))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil && Text.LineStyle(nsUnderlineStyle: .double) == nil)
    #expect(NSUnderlineStyle(Text.LineStyle(pattern: .dot, color: .red)) == [.single, .patternDot])
    #expect(NSUnderlineStyle(.single) == .single)
  }

  private struct Places: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }
  private struct Place: PreferenceKey {
    static let defaultValue: Anchor<CGPoint?>? = nil
    static func reduce(value: inout Anchor<CGPoint?>?, nextValue: () -> Anchor<CGPoint?>?) {
      value = value ?? nextValue()
    }
  }

  @Test func anAnchorHasSeveralPlaces() {
    let notes = Notes()
    let none: Anchor<CGPoint>.Source? = nil
    let view = Color.red.frame(width: 40, height: 20)
      .anchorPreference(key: Places.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
      .anchorPreference(key: Place.self, value: .init(none)) { $0 }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          let points = places.map { proxy[$0] } ?? []
          let _ = notes.add(points.map { "\(Int($0.x)) \(Int($0.y))" }.joined(separator: ", "))
          Color.clear
        }
      }
      .overlayPreferenceValue(Place.self) { place in
        GeometryReader { proxy in
          let point = place.map { proxy[$0] }
          let _ = notes.add(point == .some(.none) ? "none" : "some")
          Color.clear
        }
      }
    let shown = ShownView(view)
    defer { shown.screen.close() }
    #expect(notes.entries.contains("0 0, 40 20") && notes.entries.contains("none"))
    #expect(!notes.entries.contains("some"))
  }

  private struct Gauged: View {
    var body: some View {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("Now")
      } markedValueLabels: {
        Text("Mark")
      }
    }
  }

  @Test func aGaugeTakesLabelsOfMarkedValues() {
    let shown = ShownView(Gauged())
    defer { shown.screen.close() }
    #expect(shown.texts.contains("Speed") && !shown.texts.contains("Mark"))
  }
}
