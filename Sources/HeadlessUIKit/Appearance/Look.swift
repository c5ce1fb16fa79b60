/// How views look, as far as this library decides it.
package enum Look {
  /// Goes up whenever a view's own appearance or layout changes, so that a reference can tell what it was painted by.
  package static let version = 1
}
