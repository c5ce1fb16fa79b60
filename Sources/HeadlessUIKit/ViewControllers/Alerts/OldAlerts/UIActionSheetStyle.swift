/// How an old action sheet looks. They all look the same since iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  case automatic = -1
  case `default` = 0
  case blackTranslucent = 2
  case blackOpaque = 1
}
