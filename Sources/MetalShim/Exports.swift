// The exports of Apple's module.
@_exported public import Foundation
