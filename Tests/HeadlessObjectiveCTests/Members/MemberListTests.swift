import Foundation
import HeadlessObjectiveC
import Testing

/// Lists of members that name their class, in any place.
@MainActor @Suite struct MemberListTests {
  private class Hidden: NSObject {
    var title = "title"
    func save() -> NSString { "saved" }

    enum First: RuntimeMemberList {
      @used static func isUsed() -> any RuntimeMemberList.Type { First.self }
      static var owner: AnyClass? { Hidden.self }
      static var members: [RuntimeMember] {
        [.property("title", \Hidden.title), .method("save", { (object: Hidden) in { object.save() } })]
      }
    }
  }

  private enum Second: RuntimeMemberList {
    @used static func isUsed() -> any RuntimeMemberList.Type { Second.self }
    static var owner: AnyClass? { Hidden.self }
    static var members: [RuntimeMember] { [.readOnly("count", \Hidden.title.count)] }
  }

  private final class Heir: Hidden {}

  private final class Listener: NSObject {
    var calls: [String] = []
    func tapped(_ sender: Hidden) { calls.append("tapped") }
    func counted(_ count: Int) { calls.append("\(count)") }
    func named(_ name: String) { calls.append("'\(name)'") }

    enum Members: RuntimeMemberList {
      @used static func isUsed() -> any RuntimeMemberList.Type { Members.self }
      static var owner: AnyClass? { Listener.self }
      static var members: [RuntimeMember] {
        [
          .method("tapped:", { (object: Listener) in { object.tapped($0) } }),
          .method("counted:", { (object: Listener) in { object.counted($0) } }),
          .method("named:", { (object: Listener) in { object.named($0) } }),
        ]
      }
    }
  }

  /// Objective-C passes nil where an object is declared, and a method that doesn't use it isn't affected.
  @Test func methodsAreCalledWithoutTheirArgument() {
    let listener = Listener()
    for name in ["tapped:", "counted:", "named:"] { listener.perform(Selector(name)) }
    #expect(listener.calls == ["tapped", "0", "''"])
  }

  @Test func privateClassesHaveSeveralLists() {
    let object = Hidden()
    object.setValue("other", forKey: "title")
    #expect(object.title == "other" && object.value(forKey: "count") as? Int == 5)
    #expect(object.perform(Selector("save"))?.takeUnretainedValue() as? NSString == "saved")
    #expect(object.responds(to: Selector("save")) && !object.responds(to: Selector("load")))
  }

  private final class Named: NSObject {
    var Label = "label"
  }

  /// The setters of `title` and `Label` are `setTitle:` and `setLabel:`; documents use both for outlets.
  @Test func keysDifferFromNamesInTheFirstLettersCase() {
    let object = Hidden()
    object.setValue("other", forKey: "Title")
    #expect(object.title == "other")
    let named = Named()
    named.setValue("other", forKey: "label")
    #expect(named.Label == "other")
  }

  @Test func heirsHaveTheMembersOfTheirSuperclasses() {
    #expect(Heir().value(forKey: "title") as? String == "title")
  }

  @Test func localClassesHaveListsToo() {
    final class Local: NSObject {
      var number = 1

      enum Members: RuntimeMemberList {
        static var owner: AnyClass? { Local.self }
        static var members: [RuntimeMember] { [.property("number", \Local.number)] }
      }
    }
    let object = Local()
    object.setValue(7, forKey: "number")
    #expect(object.number == 7)
  }

  @Test func accessorsAreCalledBySelector() {
    let object = Hidden()
    object.perform(Selector("setTitle:"), with: "new")
    #expect(object.perform(Selector("title"))?.takeUnretainedValue() as? String == "new")
  }

  private class Factory: NSObject {
    static func make() -> NSString { "made" }
    static func join(_ first: String, with second: String) -> NSString { NSString(string: first + second) }
    static var shared: Hidden { Hidden() }

    enum Members: RuntimeMemberList {
      @used static func isUsed() -> any RuntimeMemberList.Type { Members.self }
      static var owner: AnyClass? { Factory.self }
      static var members: [RuntimeMember] {
        [
          .classMethod("make", { (owner: Factory.Type) in { owner.make() } }),
          .classMethod("join:with:", { (owner: Factory.Type) in { owner.join($0, with: $1) } }),
          .classMethod("shared", { (owner: Factory.Type) in { owner.shared } }),
        ]
      }
    }
  }

  private final class Branch: Factory {}

  /// Like Objective-C's classes, which are objects.
  @Test func classesAnswerMessagesThemselves() {
    for someClass in [Factory.self, Branch.self] as [NSObject.Type] {
      #expect(someClass.responds(to: Selector("make")) && !someClass.responds(to: Selector("save")))
      #expect(someClass.perform(Selector("make"))?.takeUnretainedValue() as? NSString == "made")
      let joined = someClass.perform(Selector("join:with:"), with: "a", with: "b")
      #expect(joined?.takeUnretainedValue() as? NSString == "ab")
      #expect(someClass.perform(Selector("save")) == nil)
      #expect(someClass.value(forKeyPath: "shared.title") as? String == "title")
    }
    // A class's methods aren't those of its instances, and vice versa.
    #expect(!Factory().responds(to: Selector("make")) && !Factory.instancesRespond(to: Selector("make")))
    #expect(!Hidden.responds(to: Selector("save")) && Hidden.instancesRespond(to: Selector("save")))
  }

  @Test func classesSayWhatTheyAre() {
    #expect(Cache.conforms(to: NSCacheDelegate.self) && LargeCache.conforms(to: NSCacheDelegate.self))
    #expect(!Factory.conforms(to: NSCacheDelegate.self) && !Factory.conforms(to: NSString.self))
    #expect(Cache.conforms(to: (any NSCacheDelegate & NSObjectProtocol).self))
    #expect(Branch.isSubclass(of: Factory.self) && Branch.isSubclass(of: Branch.self))
    #expect(!Factory.isSubclass(of: Branch.self))
    #expect(Branch.superclass() == Factory.self && NSObject.superclass() == nil)
    #expect(Factory.isEqual(Factory.self) && !Factory.isEqual(Branch.self))
    #expect(Factory.hash() == Factory.hash() && Factory.hash() != Branch.hash())
  }

  private class Cache: NSObject, NSCacheDelegate {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
  }
  private final class LargeCache: Cache {}
}
