internal import Foundation

/// An observation of one value.
final class KeyObservation {
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  /// The key path, for an observation by name.
  let key: String?
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private let tell: (Change) -> Void
  private var subjects: [KeySubject] = []
  private var old: Any?
  private var changesUnderWay = 0

  init(
    key: String? = nil, options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    tell: @escaping (Change) -> Void
  ) {
    self.key = key
    self.options = options
    self.read = read
    self.tell = tell
    let value = track()
    if options.contains(.initial) { tell(Change(new: options.contains(.new) ? value : nil)) }
  }

  func end() {
    for subject in subjects { subject.remove(self) }
    subjects = []
  }

  func willChange() {
    changesUnderWay += 1
    guard changesUnderWay == 1 else { return }
    old = options.contains(.old) || options.contains(.prior) ? read() : nil
    if options.contains(.prior) { tell(Change(old: options.contains(.old) ? old : nil, isPrior: true)) }
  }

  func didChange() {
    changesUnderWay -= 1
    guard changesUnderWay == 0 else { return }
    let value = track()
    tell(Change(old: options.contains(.old) ? old : nil, new: options.contains(.new) ? value : nil))
    old = nil
  }

  /// Reads the value and updates its dependencies: the objects along the path may have changed.
  private func track() -> Any? {
    let (value, found) = KeyAccess.tracking(read)
    for subject in subjects where !found.contains(where: { $0 === subject }) { subject.remove(self) }
    for subject in found { subject.add(self) }
    subjects = found
    return value
  }
}
