/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View, ViewAround {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  var inner: any View {
    switch storage {
    case .first(let view): view
    case .second(let view): view
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: ViewAround where Wrapped: View {
  var inner: any View {
    if let self { self } else { EmptyView() }
  }
}
