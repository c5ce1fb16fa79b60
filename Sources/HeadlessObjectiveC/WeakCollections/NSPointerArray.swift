public import Foundation

/// An array of objects, compared by address, that can be weak; deallocated ones leave gaps.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var places: [HeldObject?] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  public convenience init(pointerFunctions functions: NSPointerFunctions) {
    self.init(options: functions.options)
  }

  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: options) }

  /// The existing objects, in order.
  open var allObjects: [Any] { places.compactMap { $0?.object } }

  /// The number of elements, including gaps. A smaller number truncates, a larger one adds gaps.
  open var count: Int {
    get { places.count }
    set {
      if newValue < places.count { places.removeLast(places.count - newValue) }
      while places.count < newValue { places.append(nil) }
    }
  }

  /// The address of the object at an index; nil for a gap.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    places[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an object at the end, or a gap for nil. The pointer has to be an object's.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(hold(pointer)) }

  open func removePointer(at index: Int) { places.remove(at: index) }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { places.insert(hold(item), at: index) }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { places[index] = hold(item) }

  /// Removes the gaps.
  open func compact() { places.removeAll { $0?.object == nil } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copied = NSPointerArray(options: options)
    copied.places = places
    return copied
  }

  private func hold(_ pointer: UnsafeMutableRawPointer?) -> HeldObject? {
    pointer.map { HeldObject(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
