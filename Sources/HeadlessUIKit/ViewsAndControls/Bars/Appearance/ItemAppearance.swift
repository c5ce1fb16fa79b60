import Foundation

/// The appearance of a bar's items in each of their states. The owner has a copy, and is notified when the copy changes.
@MainActor protocol ItemAppearance: NSObject {
  associatedtype Style
  associatedtype State: ItemStateAppearance

  init(style: Style)
  var style: Style { get }
  /// In the same order in every appearance of the class.
  var states: [State] { get }
  /// Notifies the enclosing bar appearance.
  var onChange: (() -> Void)? { get set }
}

/// The looks of a bar's items in one state.
@MainActor protocol ItemStateAppearance: NSObject {
  var onChange: (() -> Void)? { get set }
  func takeOver(_ other: Self)
  /// Brings the system's looks back.
  func reset()
}

extension ItemAppearance {
  func observeStates() {
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  func makeCopy() -> Self {
    let copy = type(of: self).init(style: style)
    for (state, original) in zip(copy.states, states) { state.takeOver(original) }
    return copy
  }
}
