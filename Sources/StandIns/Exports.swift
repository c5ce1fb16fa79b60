// As on Apple's platforms, a file that imports a framework also gets Foundation.
@_exported public import Foundation
