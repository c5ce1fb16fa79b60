import Foundation
import HeadlessObjectiveC
import Testing

/// Classes that are exchanged at run time.
@Suite struct ObjectClassTests {
  private class Bar: NSObject {
    let height = 49
    func fits() -> Int { height }
  }

  private final class TallBar: Bar {
    override func fits() -> Int { height * 2 }
  }

  private final class BarWithButton: Bar {
    let button = "button"
    override func fits() -> Int { button.count }
  }

  @Test func anObjectGetsTheMethodsOfItsNewClass() {
    let bar = Bar()
    #expect(object_setClass(bar, TallBar.self) == Bar.self)
    #expect(bar.fits() == 98)
    #expect(bar is TallBar)
    #expect(object_getClass(bar) == TallBar.self)
  }

  /// It has no storage for the property.
  @Test func anObjectKeepsItsClassWhereTheOtherStoresMore() {
    let bar = Bar()
    object_setClass(bar, BarWithButton.self)
    #expect(bar.fits() == 49)
    #expect(object_getClass(bar) == Bar.self)
    #expect(object_getClass(nil) == nil)
  }

  /// The code of an app that begins to count its screens.
  @Test func methodsAreNotFoundToBeExchanged() {
    #expect(class_getInstanceMethod(Bar.self, Selector("fits")) == nil)
    #expect(class_getClassMethod(Bar.self, Selector("fits")) == nil)
    #expect(Bar().fits() == 49)
  }
}
