import Foundation
import HeadlessQuartzCore
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import SwiftUIGraph
import Testing

/// Transactions that are passed to the views that change, as Apple documents `transaction(_:)`, `withTransaction` and bindings.
@MainActor @Suite struct TransactionTests {
  @Observable final class Model {
    var isMoved = false
    var count = 0
  }

  private struct Inner: View {
    let model: Model
    var body: some View { Block().offset(x: model.isMoved ? 100 : 0) }
  }

  /// Returns the distance of the block from its position in the middle, half a second after a change.
  private func place<Content: View>(of content: Content, _ change: () -> Void) -> CGFloat? {
    let shown = ShownView(content)
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.5], after: change) { screen in
      _ = screen.displayList()
      return shown.frames("Block").first?.minX ?? .nan
    }
    return seen.first.map { ($0 - 190).rounded() }
  }

  @Test func aViewChangesTheTransactionsOfWhatIsInside() {
    let model = Model()
    let view = Inner(model: model).transaction { $0.animation = .linear(duration: 1) }
    #expect(place(of: view) { model.isMoved = true } == 50)
    let still = Model()
    let stopped = Inner(model: still).transaction { $0.animation = nil }
    #expect(place(of: stopped) { withAnimation(.linear(duration: 1)) { still.isMoved = true } } == 100)
  }

  @Test func theInnermostChangeOfATransactionCounts() {
    let model = Model()
    let view = Inner(model: model).transaction { $0.animation = .linear(duration: 1) }
      .transaction { $0.animation = .linear(duration: 2) }
    #expect(place(of: view) { model.isMoved = true } == 50)
  }

  private struct ByValue: View {
    let model: Model
    var body: some View { Inner(model: model).animation(.linear(duration: 1), value: model.isMoved) }
  }

  @Test func aValuesAnimationReachesViewsThatReadTheChangeThemselves() {
    let model = Model()
    #expect(place(of: ByValue(model: model)) { model.isMoved = true } == 50)
  }

  @Test func disabledAnimationsAreThoseOfViewsToo() {
    let model = Model()
    var transaction = Transaction()
    transaction.disablesAnimations = true
    #expect(place(of: ByValue(model: model)) { withTransaction(transaction) { model.isMoved = true } } == 100)
  }

  private struct Around: View {
    let model: Model
    var body: some View {
      Inner(model: model).animation(.linear(duration: 1)) { $0.padding(.leading, model.count == 0 ? 0 : 100) }
    }
  }

  /// Half of a padding of 100 points moves the middle by 50, half of that is the way after half a second.
  @Test func anAnimationOfABodyIsThatOfItsModifiersAlone() {
    let padded = Model()
    #expect(place(of: Around(model: padded)) { padded.count = 1 } == 25)
    let moved = Model()
    #expect(place(of: Around(model: moved)) { moved.isMoved = true } == 100)
    let both = Model()
    #expect(
      place(of: Around(model: both)) {
        withAnimation(.linear(duration: 2)) { (both.isMoved, both.count) = (true, 1) }
      } == 50)
  }

  private struct Leading: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(.leading, length) }
  }

  private struct Modified: View {
    let model: Model
    var body: some View {
      Inner(model: model).modifier(Leading(length: model.count == 0 ? 0 : 100).animation(.linear(duration: 1)))
    }
  }

  @Test func anAnimationOfAModifierIsThatOfItsChangesAlone() {
    let padded = Model()
    #expect(place(of: Modified(model: padded)) { padded.count = 1 } == 25)
    let moved = Model()
    #expect(place(of: Modified(model: moved)) { moved.isMoved = true } == 100)
  }

  private struct Bound: View {
    @State private var isMoved = false
    let keep: (Binding<Bool>) -> Void
    var body: some View {
      keep($isMoved)
      return Block().offset(x: isMoved ? 100 : 0)
    }
  }

  @Test func aBindingCarriesItsAnimation() {
    var kept: Binding<Bool>?
    let view = Bound { kept = $0 }
    #expect(place(of: view) { kept?.animation(.linear(duration: 1)).wrappedValue = true } == 50)
  }

  @Test func aTransactionWithAValueReachesIt() {
    let model = Model()
    var seen: [Int] = []
    let view = Inner(model: model).transaction { seen.append($0[Mark.self]) }
    _ = place(of: view) { withTransaction(\.mark, 7) { model.isMoved = true } }
    #expect(seen.contains(7))
  }

  @Test func aBindingsAnimationIsThatOfAnObjectsProperty() {
    let model = Model()
    let binding = Bindable(model).isMoved.animation(.linear(duration: 1))
    #expect(place(of: Inner(model: model)) { binding.wrappedValue = true } == 50)
    let still = Model()
    let stopped = Bindable(still).isMoved.animation(nil)
    #expect(
      place(of: Inner(model: still)) { withAnimation(.linear(duration: 1)) { stopped.wrappedValue = true } } == 100)
  }

  @Test func bindingsThatAreConvertedKeepTheirAnimation() {
    let model = Model()
    let binding = Binding<Bool?>(Bindable(model).isMoved).animation(.linear(duration: 1))
    #expect(place(of: Inner(model: model)) { binding.wrappedValue = true } == 50)
    let other = Model()
    let animated = Binding<Bool?>(Bindable(other).isMoved.animation(.linear(duration: 1)))
    #expect(place(of: Inner(model: other)) { animated.wrappedValue = true } == 50)
  }

  @Test func aTransactionKeepsWhatTheOneAroundItSets() {
    var outer = Transaction(animation: .linear(duration: 1))
    outer[Mark.self] = 7
    withTransaction(outer) {
      var inner = Transaction()
      inner.isContinuous = true
      withTransaction(inner) {
        #expect(Transaction.current.animation == .linear(duration: 1))
        #expect(Transaction.current.isContinuous && Transaction.current[Mark.self] == 7)
      }
      withAnimation(nil) {
        #expect(Transaction.current.animation == nil && Transaction.current[Mark.self] == 7)
      }
    }
  }
}

private enum Mark: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var mark: Int {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }
}
