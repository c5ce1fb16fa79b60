// As on Apple's platforms, and `StandIns`, with which tests set the answers.
@_exported public import Foundation
@_exported public import HeadlessSwiftUI
@_exported public import StandIns
