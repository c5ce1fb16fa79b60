public import SwiftUILayout
