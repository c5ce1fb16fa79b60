public import Foundation

/// The content of a code and its layout: the superclass of the descriptors of its kinds. Values are those that the initializers are
/// given; detectors find no codes here.
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {}
