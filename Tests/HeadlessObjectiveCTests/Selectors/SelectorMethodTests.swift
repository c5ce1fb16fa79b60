import Foundation
import HeadlessObjectiveC
import Testing

/// The methods that selectors call, and their arguments.
@MainActor @Suite struct SelectorMethodTests {
  private class Sender: NSObject {}
  private final class OtherSender: NSObject {}

  @MainActor private final class Target: NSObject {
    var calls: [String] = []

    func plain() -> NSString {
      calls.append("plain")
      return "result"
    }
    func sent(_ sender: Sender) { calls.append("sent") }
    func perhaps(_ sender: Sender?) { calls.append(sender == nil ? "none" : "some") }
    func flag(_ force: Bool) { calls.append("\(force)") }
    func number(_ number: Int) { calls.append("\(number)") }
  }

  private let target = Target()

  @Test func sendersOfAnotherClassArePassed() {
    target.perform(Selector("sent:", Target.sent), with: OtherSender())
    target.perform(Selector("perhaps:", Target.perhaps), with: OtherSender())
    target.perform(Selector("perhaps:", Target.perhaps), with: nil)
    #expect(target.calls == ["sent", "some", "none"])
  }

  /// A router or a delegate that is only known by its protocol.
  @Test func whatConformsToTheProtocolPerforms() {
    let object: any NSObjectProtocol = target
    object.perform(Selector("plain", Target.plain))
    object.perform(Selector("sent:", Target.sent), with: Sender())
    #expect(target.calls == ["plain", "sent"])
  }

  @Test func classesAndProtocolsAreAsked() {
    let selector = Selector("flag:", Target.flag)
    #expect(Target.instancesRespond(to: selector) && !Sender.instancesRespond(to: selector))
    #expect(target.conforms(to: NSObjectProtocol.self) && !target.conforms(to: NSCopying.self))
  }

  /// Objective-C passes an object's address, which isn't 0.
  @Test func anObjectIsTrue() {
    target.perform(Selector("flag:", Target.flag), with: Sender())
    target.perform(Selector("flag:", Target.flag), with: nil)
    #expect(target.calls == ["true"])
  }

  @Test func whatCantBePassedIsntCalled() {
    target.perform(Selector("number:", Target.number), with: Sender())
    target.perform(Selector("number:", Target.number), with: NSNumber(value: 3))
    #expect(target.calls == ["3"])
  }

  @Test func aNameFindsWhatASelectorWasMadeWith() {
    _ = Selector("plainOfThisTest", Target.plain)
    let result = target.perform(NSSelectorFromString("plainOfThisTest"))
    #expect(result?.takeUnretainedValue() as? NSString == "result")
    #expect(NSObject().perform(Selector("plainOfThisTest")) == nil)
    #expect(target.perform(Selector("nothingOfThisTest")) == nil)
  }

  /// SwiftUI-Introspect's keys.
  @Test func aNameIsAKeyOfAssociatedObjects() {
    func key(_ name: String) -> UnsafeRawPointer { unsafeBitCast(Selector(name), to: UnsafeRawPointer.self) }
    objc_setAssociatedObject(target, key("note"), "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(target, key("no" + "te")) as? String == "first")
    #expect(objc_getAssociatedObject(target, key("other")) == nil)
  }
}
