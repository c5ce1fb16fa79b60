import Foundation

struct Tree {
    enum Kind: Int, CaseIterable {
        case apple, pear, plum

        var name: String {
            switch self {
            case .apple: return NSLocalizedString("Apple", comment: "Kind of tree")
            case .pear: return NSLocalizedString("Pear", comment: "Kind of tree")
            case .plum: return NSLocalizedString("Plum", comment: "Kind of tree")
            }
        }
    }

    struct Harvest {
        let year: Int
        let kilograms: Int
    }

    var name: String
    var kind: Kind
    var planted: Int
    var isGrafted: Bool
    var harvests: [Harvest]

    var best: Harvest? { harvests.max { $0.kilograms < $1.kilograms } }
}
