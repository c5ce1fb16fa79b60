import Foundation

extension UIView {
  func _addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    core.gestureRecognizers.append(recognizer)
    core.hasHadRecognizers = true
  }

  func _removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.app.gestures.disable(recognizer)
    core.gestureRecognizers.removeFirst(identicalTo: recognizer)
    recognizer.view = nil
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in core.gestureRecognizers { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
  }
}
