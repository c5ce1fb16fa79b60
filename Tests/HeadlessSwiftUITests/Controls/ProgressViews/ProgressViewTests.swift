import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor @Suite struct ProgressViewTests {
  @Test func aValueIsABarAndNoneASpinner() throws {
    let bar = ShownView(ProgressView("Loading", value: 3, total: 4))
    #expect(bar.first(UIProgressView.self)?.progress == 0.75)
    #expect(bar.first(UIProgressView.self)?.frame.width == 390)
    #expect(bar.texts == ["Loading"])
    let spinner = ShownView(ProgressView("Loading"))
    #expect(spinner.first(UIActivityIndicatorView.self) != nil && spinner.texts == ["Loading"])
    #expect(ShownView(ProgressView(value: nil as Double?)).first(UIActivityIndicatorView.self) != nil)
    #expect(ShownView(ProgressView(value: 0.5).progressViewStyle(.circular)).first(UIProgressView.self) == nil)
  }

  @Test func valuesBeyondTheTotalAreCut() {
    #expect(ShownView(ProgressView(value: 9, total: 4)).first(UIProgressView.self)?.progress == 1)
    #expect(ShownView(ProgressView(value: -1)).first(UIProgressView.self)?.progress == 0)
    #expect(ShownView(ProgressView(value: 1, total: 0)).first(UIActivityIndicatorView.self) != nil)
  }

  @Test func spinnersHaveTheSizeOfTheControls() {
    let medium = UIActivityIndicatorView(style: .medium).intrinsicContentSize
    let large = UIActivityIndicatorView(style: .large).intrinsicContentSize
    #expect(ElementHost(ProgressView()).size() == medium)
    #expect(ElementHost(ProgressView().controlSize(.large)).size() == large)
  }

  @Test func tintsColourBoth() {
    let tint = UIColor(Color.orange)
    let bar = ShownView(ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .orange)))
    let traits = bar.controller.traitCollection
    #expect(bar.first(UIProgressView.self)?.progressTintColor?.cgColor == tint.resolvedColor(with: traits).cgColor)
    let spinner = ShownView(ProgressView().tint(.orange))
    #expect(spinner.first(UIActivityIndicatorView.self)?.color?.cgColor == tint.resolvedColor(with: traits).cgColor)
  }

  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        configuration.currentValueLabel
        ProgressView(configuration)
      }
    }
  }

  @Test func anOwnStyleMakesTheViews() {
    let view = ProgressView(value: 1, total: 4) {
      Text("Label")
    } currentValueLabel: {
      Text("Value")
    }
    let shown = ShownView(view.progressViewStyle(Percent()))
    #expect(shown.texts == ["Label", "25 %", "Value", "Label", "Value"])
    #expect(shown.first(UIProgressView.self)?.progress == 0.25)
  }

  /// The view is made before the screen and its clock.
  @Test func aTimeIsMeasuredByTheSnapshotsClock() throws {
    let now = Date(timeIntervalSince1970: 1_000_000)
    let shown = ShownView(ProgressView(timerInterval: now - 25...now + 75, countsDown: true), date: now)
    defer { shown.screen.close() }
    let bar = try #require(shown.first(UIProgressView.self))
    #expect(bar.progress == 0.75)
  }

  /// Recorded on iOS 26: the bar of a time interval in November 2023 that counts up is full (home-assistant's live activities).
  @Test func aTimeThatIsOverIsWhole() throws {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let shown = ShownView(ProgressView(timerInterval: start...start + 1500, countsDown: false))
    defer { shown.screen.close() }
    let bar = try #require(shown.first(UIProgressView.self))
    #expect(bar.progress == 1)
  }
}
