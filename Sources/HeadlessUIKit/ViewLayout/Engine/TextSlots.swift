/// The views whose content's height follows from its width, each once, in the order in which they were found.
@MainActor struct TextSlots {
  private(set) var slots: [LayoutSlot] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func insert(_ slot: LayoutSlot) {
    if known.insert(ObjectIdentifier(slot)).inserted { slots.append(slot) }
  }

  mutating func removeAll(where isGone: (LayoutSlot) -> Bool) {
    let count = slots.count
    slots.removeAll(where: isGone)
    if slots.count < count { known = Set(slots.map { ObjectIdentifier($0) }) }
  }
}
