internal import Foundation
internal import HeadlessUIKit

/// What the standard `UserDefaults` contain when a matrix begins. Each of its cells begins with that, because cells are devices of
/// their own: a screen that notes that it was shown, such as an introduction, would else differ from its second cell on, and a
/// picture would depend on the cells that are shown before it.
///
/// Only the test's own changes are undone: other tests may run while a matrix is awaited. Work that a timer or the main queue runs
/// counts for the test that asked last, as all state does.
@MainActor struct CellDefaults {
  private let values: [String: Any]
  private let changed = ChangedDefaults.of(.ofTest)

  init() {
    // A change is noted from the first observation on.
    _ = ObservedDefaults.isStandardPrepared
    _ = changed.take()
    values = UserDefaults.standard.dictionaryRepresentation()
  }

  /// Undoes what an earlier cell changed. What the last cell changes stays for the test, as on one device.
  func restore() {
    let defaults = UserDefaults.standard
    for key in changed.take() where !areEqual(defaults.object(forKey: key), values[key]) {
      defaults.removeObject(forKey: key)
      // A registered value shows again when the one that hid it is removed.
      if let value = values[key], !areEqual(defaults.object(forKey: key), value) { defaults.set(value, forKey: key) }
    }
    _ = changed.take()
  }

  /// Takes cells one after the other.
  static func map<Cell, Result>(_ cells: [Cell], _ take: (Cell) -> Result) -> [Result] {
    let defaults = CellDefaults()
    return cells.enumerated().map { index, cell in
      if index > 0 { defaults.restore() }
      return take(cell)
    }
  }

  /// Whether two property lists are equal.
  private func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return NSArray(object: one).isEqual(NSArray(object: other))
  }
}
