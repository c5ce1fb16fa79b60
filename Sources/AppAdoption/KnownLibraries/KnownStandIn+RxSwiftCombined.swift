extension KnownStandIn {
  /// RxSwift's combinations of sequences.
  static let rxCombined = #"""
    // MARK: Elements of two to eight sequences

    extension ObservableType {
      public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7), any(source8)], isZip: false).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element, $0[7] as! O8.Element)
        }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
      ) -> Observable<(O1.Element, O2.Element)> where Element == Any {
        gather([any(source1), any(source2)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
      ) -> Observable<(O1.Element, O2.Element, O3.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element) }
      }
      public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7), any(source8)], isZip: false).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element, $0[7] as! O8.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2, resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8, resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element
      ) -> Observable<Element> {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7), any(source8)], isZip: true).map {
          try resultSelector($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element, $0[7] as! O8.Element)
        }
      }
      public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
      ) -> Observable<(O1.Element, O2.Element)> where Element == Any {
        gather([any(source1), any(source2)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
      ) -> Observable<(O1.Element, O2.Element, O3.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element) }
      }
      public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType, O7: ObservableType, O8: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8
      ) -> Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)> where Element == Any {
        gather([any(source1), any(source2), any(source3), any(source4), any(source5), any(source6), any(source7), any(source8)], isZip: true).map { ($0[0] as! O1.Element, $0[1] as! O2.Element, $0[2] as! O3.Element, $0[3] as! O4.Element, $0[4] as! O5.Element, $0[5] as! O6.Element, $0[6] as! O7.Element, $0[7] as! O8.Element) }
      }
    }

    """#
}
