// As on Apple's platforms, the module re-exports Foundation, whose classes are Objective-C's.
@_exported public import Foundation
