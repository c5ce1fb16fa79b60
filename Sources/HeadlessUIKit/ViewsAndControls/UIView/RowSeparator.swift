/// A line between two rows of a table or a list, among the subviews of one of them.
@MainActor protocol RowSeparator: UIView {}
