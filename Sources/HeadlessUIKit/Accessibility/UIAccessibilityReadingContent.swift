public import Foundation

/// A text of many lines that is read like a book.
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
}
