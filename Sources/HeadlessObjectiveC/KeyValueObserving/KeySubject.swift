/// One property of one object, for whoever observes it.
final class KeySubject {
  private struct Entry {
    weak var observation: KeyObservation?
  }

  private var entries: [Entry] = []

  func add(_ observation: KeyObservation) {
    entries.removeAll { $0.observation == nil }
    if !entries.contains(where: { $0.observation === observation }) { entries.append(Entry(observation: observation)) }
  }

  func remove(_ observation: KeyObservation) {
    entries.removeAll { $0.observation == nil || $0.observation === observation }
  }

  func willChange() { for entry in entries { entry.observation?.willChange() } }
  func didChange() { for entry in entries { entry.observation?.didChange() } }
}
