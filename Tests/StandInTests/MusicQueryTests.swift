import MediaPlayer
import StandIns
import Testing

/// Queries of a music library that a test configures.
@MainActor @Suite struct MusicQueryTests {
  private let library: MusicAnswers

  init() {
    var answers = MusicAnswers()
    answers.items = [
      MPMediaItem(persistentID: 1, title: "Dawn", artist: "Ada", albumTitle: "Light", genre: "Jazz"),
      MPMediaItem(persistentID: 2, title: "Noon", artist: "Ben", albumTitle: "Light", genre: "Rock"),
      MPMediaItem(persistentID: 3, title: "Dusk", artist: "Ada", albumTitle: "Dark", genre: "Jazz"),
    ]
    library = answers
  }

  @Test func anItemMeetsAllConditions() {
    let query = MPMediaQuery()
    query.addFilterPredicate(MPMediaPropertyPredicate(value: "Jazz", forProperty: MPMediaItemPropertyGenre))
    #expect(withAnswers(library) { query.items?.map(\.title) } == ["Dawn", "Dusk"])
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: "us", forProperty: MPMediaItemPropertyTitle, comparisonType: .contains))
    #expect(withAnswers(library) { query.items?.map(\.title) } == ["Dusk"])
  }

  @Test func collectionsShareTheirProperty() {
    let albums = withAnswers(library) { MPMediaQuery.albums().collections }
    #expect(albums?.map { $0.items.map(\.title) } == [["Dusk"], ["Dawn", "Noon"]])
    let songs = withAnswers(library) { MPMediaQuery.songs().collections }
    #expect(songs?.map(\.count) == [1, 1, 1])
  }

  @Test func aRepeatedQueueBeginsAgain() {
    let titles = withAnswers(library) {
      let player = MPMusicPlayerController.applicationMusicPlayer
      player.setQueue(with: MPMediaQuery.songs())
      player.repeatMode = .all
      return (0..<4).map { _ in
        defer { player.skipToNextItem() }
        return player.nowPlayingItem?.title
      }
    }
    #expect(titles == ["Dawn", "Noon", "Dusk", "Dawn"])
  }
}
