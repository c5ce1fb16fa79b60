/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}
