// Points, sizes and rectangles are Foundation's here, and belong to this interface.
@_exported public import Foundation
