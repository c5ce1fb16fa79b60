// As on Apple's platforms; a test that imports the stand-in says what it answers.
@_exported public import Foundation
@_exported public import StandIns

@_exported public import protocol HeadlessUIKit.CustomLocalizedStringResourceConvertible
// Foundation's on Apple's platforms: files that import intents alone have it there, with or without UIKit.
@_exported public import struct HeadlessUIKit.LocalizedStringResource
