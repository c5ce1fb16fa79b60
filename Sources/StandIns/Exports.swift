// A file that imports a framework of Apple's gets Foundation with it.
@_exported public import Foundation
