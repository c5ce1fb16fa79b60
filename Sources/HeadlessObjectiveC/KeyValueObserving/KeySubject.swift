internal import Foundation

/// A property of an object for observers. Changes may be reported on any thread, as those of `UserDefaults` are.
final class KeySubject {
  private struct Entry {
    weak var observation: KeyObservation?
  }

  private var entries: [Entry] = []
  private let lock = NSLock()

  func add(_ observation: KeyObservation) {
    lock.withLock {
      entries.removeAll { $0.observation == nil }
      if !entries.contains(where: { $0.observation === observation }) {
        entries.append(Entry(observation: observation))
      }
    }
  }

  func remove(_ observation: KeyObservation) {
    lock.withLock { entries.removeAll { $0.observation == nil || $0.observation === observation } }
  }

  func willChange() { for observation in observations { observation.willChange() } }
  func didChange() { for observation in observations { observation.didChange() } }

  private var observations: [KeyObservation] { lock.withLock { entries.compactMap(\.observation) } }
}
