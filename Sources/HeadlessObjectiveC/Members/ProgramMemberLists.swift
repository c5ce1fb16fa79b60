internal import Foundation

/// Finds the types of the program that conform to ``RuntimeMemberList`` and specify their class.
///
/// The executable contains all protocol conformances, also of private and local types, in release builds and without symbols. Names
/// can't be used: those of private types contain addresses.
@MainActor package enum ProgramMemberLists {
  package static let all = CompilerFeature.memberLists.isUsable ? found : []

  /// Whether the list of the probe is found.
  nonisolated static var findsItsProbe: Bool { found.contains { $0 == ProbeMemberList.self } }

  // Unchecked: types are immutable.
  private nonisolated(unsafe) static let found = adopters()

  /// The folders of the sources of the app's modules, by the modules' names.
  package static let resourceFolders: [String: [String]] = {
    var folders: [String: [String]] = [:]
    for list in all where !list.resourceFolders.isEmpty {
      folders[RuntimeClasses.module(of: list), default: []] += list.resourceFolders
    }
    return folders.mapValues { $0.sorted() }
  }()

  /// The classes whose methods are overridden by extensions of other modules.
  static let overridden: [AnyClass] = {
    var classes: [ObjectIdentifier: AnyClass] = [:]
    for list in all { for owner in list.overridden { classes[ObjectIdentifier(owner)] = owner } }
    return Array(classes.values)
  }()

  /// The lists by their class.
  static let byOwner: [ObjectIdentifier: [any RuntimeMemberList.Type]] = {
    var lists: [ObjectIdentifier: [any RuntimeMemberList.Type]] = [:]
    for list in all {
      if let owner = list.owner { lists[ObjectIdentifier(owner), default: []].append(list) }
    }
    return lists
  }()

  /// The classes with a name in `@objc(name)`.
  static let classes: [String: AnyClass] = {
    var classes: [String: AnyClass] = [:]
    for lists in byOwner.values {
      for list in lists { if let name = list.objectiveCName { classes[name] = list.owner } }
    }
    return classes
  }()

  /// The name in `@objc(name)` of a class.
  static func objectiveCName(of identifier: ObjectIdentifier) -> String? {
    for list in byOwner[identifier] ?? [] {
      if let name = list.objectiveCName { return name }
    }
    return nil
  }

  private nonisolated static let section = "swift5_protocol_conformances"

  private nonisolated static func adopters() -> [any RuntimeMemberList.Type] {
    guard let records = ProgramFile.section(section) else { return [] }
    // The layout of an existential type's metadata: kind, flags and number of protocols, 16 bytes, then the protocol's descriptor,
    // whose lowest bit is a flag.
    let existential = unsafeBitCast((any RuntimeMemberList).self as Any.Type, to: UnsafeRawPointer.self)
    guard let wanted = UnsafeRawPointer(bitPattern: existential.load(fromByteOffset: 16, as: UInt.self) & ~1)
    else { return [] }
    var found: [any RuntimeMemberList.Type] = []
    var offset = 0
    while offset + 4 <= records.count {
      let record = records.baseAddress! + offset
      offset += 4
      guard let conformance = ConformanceRecord(record), conformance.protocolDescriptor == wanted,
        let type = conformance.adopter() as? any RuntimeMemberList.Type
      else { continue }
      found.append(type)
    }
    return found
  }
}

/// The list that the trial looks for.
private enum ProbeMemberList: RuntimeMemberList {
  static var members: [RuntimeMember] { [] }
  // It has no other uses, so optimized builds would remove it.
  @used static func isUsed() -> any RuntimeMemberList.Type { ProbeMemberList.self }
}
