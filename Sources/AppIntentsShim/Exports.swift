// As on Apple's platforms; a test that imports the stand-in says what it answers.
@_exported public import Foundation
@_exported public import StandIns

@_exported public import protocol HeadlessUIKit.CustomLocalizedStringResourceConvertible
// Part of Foundation on Apple's platforms, so files that import only AppIntents can use it with or without UIKit.
@_exported public import struct HeadlessUIKit.LocalizedStringResource
