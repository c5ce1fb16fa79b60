import Foundation
import HeadlessObjectiveC
import Testing

/// Lists of members that name their class, wherever they lie.
@MainActor @Suite struct MemberListTests {
  private class Hidden: NSObject {
    var title = "title"
    func save() -> NSString { "saved" }

    enum First: RuntimeMemberList {
      static var owner: AnyClass? { Hidden.self }
      static var members: [RuntimeMember] {
        [.property("title", \Hidden.title), .method("save", { (object: Hidden) in { object.save() } })]
      }
    }
  }

  private enum Second: RuntimeMemberList {
    static var owner: AnyClass? { Hidden.self }
    static var members: [RuntimeMember] { [.readOnly("count", \Hidden.title.count)] }
  }

  private final class Heir: Hidden {}

  @Test func privateClassesHaveSeveralLists() {
    let object = Hidden()
    object.setValue("other", forKey: "title")
    #expect(object.title == "other" && object.value(forKey: "count") as? Int == 5)
    #expect(object.perform(Selector("save"))?.takeUnretainedValue() as? NSString == "saved")
    #expect(object.responds(to: Selector("save")) && !object.responds(to: Selector("load")))
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
}
