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
        wrap(member, of: type, dynamic: range, &translation)
      }
    }
  }

  private func wrap(
    _ member: Member, of type: TypeDeclaration, dynamic range: Range<Int>, _ translation: inout FileTranslation
  ) {
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
    for use in readsBeforeSuper(of: member, in: type, file) {
      translation.edits.insert("_", at: file.tokens[use].start)
      translation.edits.insert(".storedValue", at: file.tokens[use].end)
    }
    translation.needsRuntime = true
  }

  /// The uses of `self.name` in initializers before `super.init`: a wrapper that reads through its object can't be used
  /// there, but its storage can. An assignment initializes the wrapper.
  private func readsBeforeSuper(of member: Member, in type: TypeDeclaration, _ file: SourceFile) -> [Int] {
    let tokens = file.tokens
    return type.members.filter { $0.kind == .initializer }.flatMap { initializer -> [Int] in
      guard let body = initializer.body, file.partners[body] > body + 2 else { return [] }
      let inside = body + 1..<file.partners[body] - 2
      guard let end = inside.first(where: { file.string($0..<$0 + 3) == "super.init" }) else { return [] }
      return (body + 1..<end).filter { place in
        tokens[place].kind == .identifier && file.name(place) == member.name && tokens[place - 1].isSign(".")
          && file.string(place - 2) == "self" && !tokens[place - 3].isSign(".")
          && !(tokens[place + 1].isSign("=") && !tokens[place + 2].isSign("="))
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
