// The exports of Apple's module, and `StandIns`, with which tests set the answers.
@_exported public import Foundation
@_exported public import StandIns

@_exported public import protocol HeadlessUIKit.CustomLocalizedStringResourceConvertible
// Part of Foundation on Apple's platforms, so files that import only AppIntents can use it with or without UIKit.
@_exported public import struct HeadlessUIKit.LocalizedStringResource
