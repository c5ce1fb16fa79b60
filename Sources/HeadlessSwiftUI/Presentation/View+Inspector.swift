public import Foundation

extension View {
  /// Shows details of what is selected: where there is little room, as on phones, in a sheet.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
  /// Has no effect: sheets have no column.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}
