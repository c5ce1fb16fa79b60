/// Tests with its own objects whether an object begins with its class's address and changes its class with another address, and
/// where classes store the size of their objects.
enum ChangedClassProbe {
  /// The difference from the expectation; nil for none.
  // With optimization, methods would be called statically.
  @_optimize(none)
  static func finding(_ layout: ClassLayout = .expected) -> String? {
    let header = 2 * MemoryLayout<UInt>.size
    let sizes = [ProbeObject.self, ProbeObjectsChild.self, LargerProbeObject.self].map { layout.instanceSize(of: $0) }
    guard sizes == [header + 8, header + 8, header + 16] else {
      return "expected the size of a class's objects at byte \(layout.metadataSize - 8), found something else"
    }
    let object = ProbeObject()
    let word = Unmanaged.passUnretained(object).toOpaque()
    guard word.load(as: UInt.self) == unsafeBitCast(ProbeObject.self as AnyClass, to: UInt.self) else {
      return "expected the class at the beginning of an object, found something else"
    }
    word.storeBytes(of: unsafeBitCast(ProbeObjectsChild.self as AnyClass, to: UInt.self), as: UInt.self)
    guard object.answer() == 2, object.number == 1, type(of: object) == ProbeObjectsChild.self else {
      return "expected that an object with another class's address is of that class"
    }
    return nil
  }
}

/// The object of the trial.
class ProbeObject {
  final var number = 1
  @inline(never) func answer() -> Int { 1 }
}

/// A class without stored properties of its own.
class ProbeObjectsChild: ProbeObject {
  @inline(never) override func answer() -> Int { 2 }
}

class LargerProbeObject: ProbeObject {
  final var more = 0
}
