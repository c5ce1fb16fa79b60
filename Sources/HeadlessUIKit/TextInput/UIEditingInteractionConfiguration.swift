/// Whether gestures of three fingers edit a responder's text.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
