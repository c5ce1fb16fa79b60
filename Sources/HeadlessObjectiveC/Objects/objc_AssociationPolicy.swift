/// How an associated object is kept; the names and numbers are the Objective-C runtime's.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive. Reading gives nil once the value is gone, where Objective-C would leave a dangling pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
