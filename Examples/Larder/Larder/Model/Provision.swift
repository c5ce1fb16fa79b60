import Foundation

/// A thing on the shelf.
struct Provision: Identifiable, Hashable {
    enum Place: String, CaseIterable, Identifiable {
        case fridge, freezer, cupboard
        var id: Self { self }

        var title: String {
            switch self {
            case .fridge: "Fridge"
            case .freezer: "Freezer"
            case .cupboard: "Cupboard"
            }
        }

        var symbol: String {
            switch self {
            case .fridge: "refrigerator"
            case .freezer: "snowflake"
            case .cupboard: "archivebox"
            }
        }
    }

    let id: Int
    var name: String
    var place: Place
    var count = 1
    var note = ""
    var daysLeft: Int?
    var isFavorite = false

    var freshness: Freshness {
        switch daysLeft {
        case .some(...0): .over
        case .some(1...3): .soon
        default: .good
        }
    }

    enum Freshness { case good, soon, over }
}
