import SwiftUI

struct Chart: UIViewRepresentable {
  let value: Int

  func makeUIView(context: Context) -> some UIView {
    let label = UILabel()
    label.text = "\(value)"
    return label
  }

  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

struct ChartScreen: View {
  let value: Int
  var body: some View {
    Chart(value: value)
      .padding(.horizontal, 20)
      .ignoresSafeArea()
  }
}
