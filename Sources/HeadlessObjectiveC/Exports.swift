// As with Apple's module, whose classes Foundation's are.
@_exported public import Foundation
