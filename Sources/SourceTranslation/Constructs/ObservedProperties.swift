/// `@objc dynamic var`, whose changes are reported to observers: a stored property gets a wrapper.
struct ObservedProperties: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for type in file.types {
      for member in type.members {
        let modifiers = member.start.modifiers
        guard let dynamic = modifiers.first(where: { $0.word == .dynamic }) else { continue }
        let range = file.tokens[dynamic.token].start..<file.tokens[dynamic.token].end
        let isExposed = member.start.has(.objc) || type.start.has(.objcMembers)
        guard type.kind == .class, isExposed, isWrappable(member) else {
          translation.edits.blank(range)
          continue
        }
        wrap(member, dynamic: range, &translation)
      }
    }
  }

  private func wrap(_ member: Member, dynamic range: Range<Int>, _ translation: inout FileTranslation) {
    let file = translation.file
    let observers = PropertyObservers(of: member, in: file)
    let wrapper = observers.didSet == nil ? "@KeyObserved" : "@KeyObservedByDidSet"
    if let place = member.start.attribute(.objc)?.range, place.upperBound + 1 == range.lowerBound {
      // "@objc dynamic" leaves enough space.
      translation.edits.replace(place.lowerBound..<range.upperBound, with: wrapper)
    } else {
      translation.edits.blank(range)
      translation.edits.insertAttribute(wrapper, at: file.tokens[member.start.firstToken].start)
    }
    if let telling = observers.didSet {
      // Observers are notified after the property's own observers.
      translation.edits.insert(" defer { _\(member.name).endedChange()?() };", at: file.tokens[telling].end)
    }
    for use in observers.directUses {
      // The wrapper's value is what Swift reads and writes there without observers.
      translation.edits.insert("_", at: file.tokens[use].start)
      translation.edits.insert(".storedValue", at: file.tokens[use].end)
    }
    translation.needsRuntime = true
  }

  private func isWrappable(_ member: Member) -> Bool {
    guard member.kind == .property, !member.isConstant, !member.isComputed, !member.isOneOfSeveral,
      !member.start.isStatic
    else { return false }
    let others: Set<Word> = [.lazy, .weak, .unowned, .override]
    return !member.start.modifiers.contains { others.contains($0.word) }
  }
}
