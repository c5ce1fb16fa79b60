// As on Apple's platforms: predicates and sort descriptors are Foundation's, models are observable.
@_exported public import Foundation
@_exported public import Observation
