import Foundation

extension Notification.Name {
    static let gardenDidChange = Notification.Name("OrchardGardenDidChange")
}

final class Garden: NSObject {
    static let shared = Garden()

    private(set) var trees: [Tree] = [
        Tree(
            name: "Grandmother's Gravenstein", kind: .apple, planted: 1958, isGrafted: true,
            harvests: [
                .init(year: 2023, kilograms: 112), .init(year: 2024, kilograms: 64), .init(year: 2025, kilograms: 131),
            ]),
        Tree(
            name: "By the shed", kind: .pear, planted: 1994, isGrafted: true,
            harvests: [
                .init(year: 2024, kilograms: 38), .init(year: 2025, kilograms: 45),
            ]),
        Tree(
            name: "The leaning one", kind: .plum, planted: 2006, isGrafted: false,
            harvests: [
                .init(year: 2023, kilograms: 19), .init(year: 2025, kilograms: 27),
            ]),
        Tree(name: "New Boskoop", kind: .apple, planted: 2024, isGrafted: true, harvests: []),
    ]

    func plant(_ tree: Tree) {
        trees.append(tree)
        NotificationCenter.default.post(name: .gardenDidChange, object: self)
    }

    func pick(_ kilograms: Int, in year: Int, from index: Int) {
        trees[index].harvests.append(.init(year: year, kilograms: kilograms))
        NotificationCenter.default.post(name: .gardenDidChange, object: self)
    }
}
