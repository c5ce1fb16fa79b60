/// Vehicles and roads. ``SymbolText`` explains the language.
enum TransportSymbols {
  static let text = """
    airplane 122x112 bold M54,0 C54,-6 46,-9 38,-9 L18,-9 -6,-46 -18,-46 -6,-9 -30,-8 -42,-22 -50,-22 -44,0 -50,22 -42,22 -30,8 -6,9 -18,46 -6,46 18,9 38,9 C46,9 54,6 54,0 Z
    airplane.departure use airplane 4,-8,84,-24; line M-50,44 50,44
    airplane.arrival use airplane 0,-8,84,24; line M-50,44 50,44
    car 142x106 area M-46,-6 -36,-34 Q-34,-40 -28,-40 L28,-40 Q34,-40 36,-34 L46,-6 C52,-4 54,0 54,6 L54,28 -54,28 -54,6 C-54,0 -52,-4 -46,-6 Z; mark M-44,-8 44,-8; dot oval -34,10,6.5 oval 34,10,6.5; line M-42,30 -42,40 M42,30 42,40
    car.2 use car -20,-10,70; use car 24,14,70
    bus 106x120 area box -42,-48,42,38,12; mark M-42,10 42,10 M-42,-30 42,-30; dot oval -24,24,6 oval 24,24,6; line M-28,40 -28,50 M28,40 28,50
    tram 100x124 area box -38,-38,38,34,12; mark M-38,2 38,2; dot oval -20,18,5.5 oval 20,18,5.5; line M-18,-52 18,-52 M0,-52 0,-38 M-18,36 -28,52 M18,36 28,52
    train.side.front.car area M-56,-26 16,-26 C40,-26 56,2 56,26 L-56,26 Z; mark M-40,-10 -10,-10 -10,8 -40,8 Z; line M-56,40 56,40
    ferry area M-48,8 0,-6 48,8 34,40 -34,40 Z; line M-28,2 -28,-24 28,-24 28,2 M0,-24 0,-42 M-54,50 C-36,40 -18,58 0,50 C18,40 36,58 54,50
    sailboat area M-50,26 50,26 38,46 -38,46 Z; area M2,-50 42,12 2,12 Z; line M-8,-36 -36,12 -8,12 Z
    bicycle 160x110 line oval -42,16,25 oval 42,16,25 M-42,16 -20,-22 22,-22 2,16 -42,16 M2,16 -26,-34 M-36,-36 -16,-36 M42,16 18,-38 30,-38
    scooter line oval -36,32,12 oval 36,32,12 M-24,32 20,32 C20,14 28,8 36,14 M26,18 14,-44 -2,-44
    fuelpump area box -44,-48,16,48,8; mark box -30,-34,2,-8,3; line M16,-2 26,-2 Q34,-2 34,8 L34,30 C34,42 50,42 50,30 L50,-16 34,-34
    truck.box area box -60,-36,8,24,6; area M8,-18 30,-18 Q36,-18 40,-12 L54,4 54,24 8,24 Z; over oval -32,28,12; over oval 30,28,12
    parkingsign use p 0,0,120
    road.lanes line M-24,-46 -50,46 M24,-46 50,46 M0,-40 0,-22 M0,-8 0,10 M0,24 0,42
    signpost.right area M-36,-38 28,-38 50,-20 28,-2 -36,-2 Z; line M0,-2 0,48 M0,-48 0,-38
    point.topleft.down.curvedto.point.bottomright.up line oval -34,-30,9 oval 34,30,9 M-22,-30 C40,-30 -40,30 22,30
    steeringwheel 116.5x111.7 line oval 0,0,45.85 oval 0,4,11 M-11,0 -44,-10 M11,0 44,-10 M0,15 0,46
    box.truck area box -60,-34,14,24,6; area M14,-16 34,-16 Q40,-16 44,-10 L58,6 58,24 14,24 Z; over oval -32,28,12; over oval 34,28,12
    bolt.car use car 0,6,90; clear oval 0,-6,16; bold M4,-50 -16,-18 -2,-18 -6,6 16,-26 2,-26 Z
    car.side area M-58,10 C-56,-4 -42,-6 -32,-8 L-14,-28 Q-10,-32 -4,-32 L18,-32 Q24,-32 28,-28 L44,-8 C54,-6 58,0 58,10 L58,22 -58,22 Z; over oval -32,24,12; over oval 34,24,12
    car.front.waves.up use car 0,12,84; line M-30,-34 C-22,-44 -38,-48 -30,-56 M0,-34 C8,-44 -8,-48 0,-56 M30,-34 C38,-44 22,-48 30,-56
    bus.doubledecker area box -38,-50,38,40,12; mark M-38,-8 38,-8 M-38,16 38,16 M-38,-34 38,-34; dot oval -22,28,5 oval 22,28,5
    cablecar area box -40,-16,40,40,10; line M-54,-52 54,-40 M0,-46 0,-16; mark M-40,12 40,12 M0,-16 0,12
    ev.charger area box -44,-48,16,48,8; mark M-8,-28 -22,0 -6,0 -10,22; line M16,-2 26,-2 Q34,-2 34,8 L34,30 C34,42 50,42 50,30 L50,-16 34,-34
    signpost.left area M36,-38 -28,-38 -50,-20 -28,-2 36,-2 Z; line M0,-2 0,48 M0,-48 0,-38
    signpost.right.and.left area M-30,-42 28,-42 48,-28 28,-14 -30,-14 Z; area M30,-2 -28,-2 -48,12 -28,26 30,26 Z; line M0,26 0,50
    flag.checkered area M-40,-42 C-20,-52 12,-32 40,-42 L40,8 C12,18 -20,-2 -40,8 Z; line M-40,-42 -40,50; dot M-38,-40 -14,-42 -14,-20 -38,-20 Z M-14,-18 12,-14 12,8 -14,2 Z M12,-36 38,-38 38,-16 12,-16 Z
    flag.2.crossed use flag -22,0,76,-20; use flag 22,0,76,20,-1
    location.viewfinder #2 use viewfinder 0,0,100; #1 use location 0,0,56
    location.fill.viewfinder #2 use viewfinder 0,0,100; #1 use location.fill 0,0,56
    location.magnifyingglass use magnifyingglass 0,0,100; use location.fill -9,-10,38
    """
}
