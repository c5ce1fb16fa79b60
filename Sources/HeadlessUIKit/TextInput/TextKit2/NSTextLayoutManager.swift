public import Foundation

/// TextKit 2's layout. Text is laid out in one way here, by `NSLayoutManager`: nobody makes one of these, and where one could
/// be given there is nil.
open class NSTextLayoutManager: NSObject {}
