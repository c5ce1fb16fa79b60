import SwiftUI

struct AboutView: View {
    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "archivebox.fill")
                .font(.system(size: 56))
                .foregroundStyle(Color("Leaf").gradient)
            Text("Larder")
                .font(.largeTitle.bold())
            Text("Know what is at home, and **eat it in time**.")
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .padding(32)
    }
}

#Preview {
    AboutView()
}
