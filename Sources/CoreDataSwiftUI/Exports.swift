// SwiftUI's part for Core Data, for files that import both: translated sources that import SwiftUI import this, too.
@_exported public import CoreData
