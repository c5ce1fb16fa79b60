/// `@objc dynamic var`, whose changes observers are told: a stored property is wrapped.
struct ObservedProperties: Construct {
  func translate(_ translation: inout FileTranslation) {
    let file = translation.file
    for type in file.types {
      for member in type.members {
        let modifiers = member.start.modifiers
        guard let dynamic = modifiers.first(where: { $0.word == .dynamic }) else { continue }
        let range = file.tokens[dynamic.token].start..<file.tokens[dynamic.token].end
        if type.kind == .class, isWrappable(member), let place = member.start.attribute(.objc)?.range,
          place.upperBound + 1 == range.lowerBound
        {
          // "@objc dynamic" leaves room.
          translation.edits.replace(place.lowerBound..<range.upperBound, with: "@KeyObserved")
          translation.needsRuntime = true
        } else if type.kind == .class, isWrappable(member), member.start.has(.objc) || type.start.has(.objcMembers) {
          translation.edits.blank(range)
          translation.edits.insertAttribute("@KeyObserved", at: file.tokens[member.start.firstToken].start)
          translation.needsRuntime = true
        } else {
          translation.edits.blank(range)
        }
      }
    }
  }

  private func isWrappable(_ member: Member) -> Bool {
    guard member.kind == .property, !member.isConstant, !member.isComputed, !member.isOneOfSeveral,
      !member.start.isStatic
    else { return false }
    let others: Set<Word> = [.lazy, .weak, .unowned, .override]
    return !member.start.modifiers.contains { others.contains($0.word) }
  }
}
