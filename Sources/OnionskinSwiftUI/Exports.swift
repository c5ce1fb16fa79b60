// What a test of SwiftUI's views imports: the assertions, and SwiftUI.
@_exported public import HeadlessSwiftUI
@_exported public import Onionskin
