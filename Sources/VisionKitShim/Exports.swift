// As on Apple's platforms; a test that imports the stand-in says what it answers.
@_exported public import Foundation
@_exported public import StandIns
