// As on Apple's platforms: format predicates and sort descriptors are the runtime's, observable objects Combine's.
@_exported public import Foundation
@_exported public import HeadlessObjectiveC
