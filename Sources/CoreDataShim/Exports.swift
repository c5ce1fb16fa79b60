// As on Apple's platforms: predicates and sort descriptors made of texts are the runtime's, observable objects Combine's.
@_exported public import Foundation
@_exported public import HeadlessObjectiveC
