// The exports of Apple's module, and `StandIns`, with which tests set the answers.
@_exported public import Foundation
@_exported public import StandIns
