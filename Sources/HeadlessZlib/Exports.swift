// The system's library, whose names are those of Apple's platforms.
@_exported public import CZlib
@_exported public import Foundation
