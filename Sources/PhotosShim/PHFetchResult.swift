public import HeadlessUIKit

open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let all: [ObjectType]
  init(_ all: [ObjectType]) {
    self.all = all
    super.init()
  }

  open var count: Int { all.count }
  open var firstObject: ObjectType? { all.first }
  open var lastObject: ObjectType? { all.last }
  open func object(at index: Int) -> ObjectType { all[index] }
  open subscript(index: Int) -> ObjectType { all[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { all[$0] } }
  open func contains(_ anObject: ObjectType) -> Bool { all.contains { $0 === anObject } }
  open func index(of anObject: ObjectType) -> Int { all.firstIndex { $0 === anObject } ?? NSNotFound }
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    for (index, object) in all.enumerated() {
      block(object, index, &stop)
      if stop.boolValue { return }
    }
  }
}
