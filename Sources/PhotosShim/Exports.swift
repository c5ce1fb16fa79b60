// The exports of Apple's module, and `StandIns`, with which tests set the answers. Apple's headers of Photos include AVFoundation
// and Core Image; Core Image is a part of `HeadlessUIKit` here.
@_exported public import AVFoundation
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import StandIns
