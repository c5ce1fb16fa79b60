@_exported public import SwiftUILayout
