/// Devices and their parts. ``SymbolText`` explains the language.
enum DeviceSymbols {
  static let text = """
    iphone 86x124 area box -29,-52,29,52,12; mark M-8,-42 8,-42
    iphone.gen1 86x124 area box -29,-52,29,52,10; mark oval 0,40,4 M-29,-36 29,-36 M-29,28 29,28
    iphone.gen2 = iphone
    iphone.gen3 = iphone
    iphone.homebutton = iphone.gen1
    iphone.landscape use iphone 0,0,100,90
    iphone.radiowaves.left.and.right use iphone 0,0,80; #2 line arc -20,0,26,-60,-120 arc 20,0,26,60,120
    ipad 102x124 area box -40,-52,40,52,10; mark M-12,42 12,42
    ipad.landscape use ipad 0,0,100,90
    ipad.and.iphone #2 area M18,-20 18,-42 Q18,-50 10,-50 L-46,-50 Q-54,-50 -54,-42 L-54,42 Q-54,50 -46,50 L12,50; #1 over box 14,-18,52,50,8
    applewatch area box -30,-28,30,28,14; line M-18,-28 -14,-52 14,-52 18,-28 M-18,28 -14,52 14,52 18,28 M38,-10 38,4
    applewatch.watchface use applewatch 0,0,100; mark M0,-14 0,2 10,8
    laptopcomputer area M-44,24 -44,-32 Q-44,-38 -38,-38 L38,-38 Q44,-38 44,-32 L44,24 Z; line M-62,34 62,34
    macbook = laptopcomputer
    desktopcomputer area box -56,-46,56,24,7; mark M-56,8 56,8; line M-12,26 -16,44 M12,26 16,44 M-26,46 26,46
    display area box -56,-46,56,24,7; line M-12,26 -16,44 M12,26 16,44 M-26,46 26,46
    pc area box -24,-50,24,50,6; mark M-10,-34 10,-34 M-10,-20 10,-20; dot oval 0,32,5
    macpro.gen1 = pc
    macmini area box -50,-16,50,18,9; dot oval 34,4,4
    keyboard area box -57.3,-34.5,57.3,34.5,9; dot box -43.9,-20,-36.3,-12,2 box -28.6,-20,-21,-12,2 box -13.4,-20,-5.7,-12,2 box 1.9,-20,9.5,-12,2 box 17.2,-20,24.8,-12,2 box 32.5,-20,43.9,-12,2 box -43.9,-4,-32.5,4,2 box -24.8,-4,-17.2,4,2 box -9.5,-4,-1.9,4,2 box 5.7,-4,13.4,4,2 box 21,-4,28.6,4,2 box 36.3,-4,43.9,4,2; mark M-23,20 23,20
    keyboard.chevron.compact.down area box -56,-42,56,14,9; dot oval -36,-26,4 oval -18,-26,4 oval 0,-26,4 oval 18,-26,4 oval 36,-26,4; mark M-26,-4 26,-4; line M-18,30 0,42 18,30
    computermouse area box -28,-48,28,48,28; mark M0,-48 0,-10
    headphones.circle 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; hollow headphones 0,0,58
    cpu area box -34,-34,34,34,8; mark box -16,-16,16,16,3; line M-18,-36 -18,-50 M0,-36 0,-50 M18,-36 18,-50 M-18,36 -18,50 M0,36 0,50 M18,36 18,50 M-36,-18 -50,-18 M-36,0 -50,0 M-36,18 -50,18 M36,-18 50,-18 M36,0 50,0 M36,18 50,18
    memorychip area box -56,-26,56,26,7; line M-36,28 -36,42 M-12,28 -12,42 M12,28 12,42 M36,28 36,42 M-36,-28 -36,-42 M-12,-28 -12,-42 M12,-28 12,-42 M36,-28 36,-42; mark box -38,-10,38,10,3
    simcard area M-36,-40 Q-36,-50 -26,-50 L10,-50 36,-24 36,40 Q36,50 26,50 L-26,50 Q-36,50 -36,40 Z; mark box -20,-4,20,32,4 M0,-4 0,32
    sdcard area M-36,-40 Q-36,-50 -26,-50 L14,-50 36,-26 36,40 Q36,50 26,50 L-26,50 Q-36,50 -36,40 Z; mark M-20,-34 -20,-18 M-4,-34 -4,-18 M12,-30 12,-18
    battery.0 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z
    battery.25 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z; =red #1 solid box -53,-16,-31,16,4
    battery.50 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z; #1 solid box -53,-16,-7,16,4
    battery.75 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z; #1 solid box -53,-16,17,16,4
    battery.100 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z; =green %1 #1 solid box -53,-16,39,16,4
    battery.0percent = battery.0
    battery.25percent = battery.25
    battery.50percent = battery.50
    battery.75percent = battery.75
    battery.100percent = battery.100
    battery.100.bolt 146x76 #2 line box -62,-25,48,25,12; #2 solid M57,-12 C65,-8 65,8 57,12 Z; =green #1 solid box -53,-16,39,16,4; clear M0,-30 -20,4 -6,4 -12,30 10,-6 -4,-6 Z; #1 solid M0,-30 -20,4 -6,4 -12,30 10,-6 -4,-6 Z
    battery.100percent.bolt = battery.100.bolt
    minus.plus.batteryblock area box -50,-24,50,36,8; line M-30,-24 -30,-36 -14,-36 -14,-24 M14,-24 14,-36 30,-36 30,-24; mark M-32,6 -12,6 M12,6 32,6 M22,-4 22,16
    airtag 116.5x111.7 area oval 0,0,45.85 | oval 0,0,50; mark M-20,18 20,18
    remote area box -22,-52,22,52,12; mark oval 0,-28,11; dot oval 0,2,5 oval 0,20,5
    av.remote = remote
    appletv area box -50,-26,50,26,10; mark M-16,-6 -16,10 M4,-8 12,10 20,-8
    cable.connector line M-50,0 -20,0 M20,0 50,0; bold box -20,-14,0,14,3 box 8,-14,20,14,3
    wifi.router area box -52,6,52,40,8; dot oval 32,23,5; line M-30,6 -30,-14 M30,6 30,-14 arc 0,6,40,-36,36 arc 0,6,22,-36,36
    lock.iphone use iphone 0,0,100; hollow lock.fill 0,0,48
    vision.pro area M-40,-28 40,-28 C58,-28 60,28 40,28 C26,28 18,12 0,12 C-18,12 -26,28 -40,28 C-60,28 -58,-28 -40,-28 Z
    visionpro = vision.pro
    internaldrive area box -54,-26,54,30,14; mark M-38,8 22,8; dot oval 38,8,4.5
    externaldrive.connected.to.line.below use externaldrive 0,-17.6,100; line M0,18 0,45.3 M-43,45.3 43,45.3; solid oval 0,45.3,12
    opticaldiscdrive area box -54,-20,54,26,10; mark M-40,-2 40,-2; dot oval 38,12,4.5
    apple.logo 96x116 solid M0,-22 C10,-22 16,-28 26,-26 C34,-25 40,-20 44,-13 C26,-2 30,24 46,30 C42,42 34,54 24,54 C14,54 12,48 0,48 C-12,48 -14,54 -24,54 C-40,50 -52,8 -40,-12 C-34,-24 -22,-28 -12,-25 Z M2,-30 C0,-42 10,-54 22,-56 C24,-44 14,-32 2,-30 Z
    faxmachine area box -54,-14,54,44,10; line M-26,-14 -26,-46 26,-46 26,-14; mark M-14,-30 14,-30; dot box -38,4,-6,18,3 oval 16,8,4 oval 32,8,4 oval 16,26,4 oval 32,26,4
    scanner area box -54,6,54,36,10; line M-50,6 44,-30; dot oval 38,22,4.5
    platter.filled.bottom.iphone 86x124 area box -29,-52,29,52,12; dot box -20,20,20,42,7
    platter.2.filled.iphone 86x124 area box -29,-52,29,52,12; dot box -20,-2,20,18,6 box -20,24,20,44,6
    apps.iphone 86x124 area box -29,-52,29,52,12; dot box -19,-38,-7,-26,3 box -6,-38,6,-26,3 box 7,-38,19,-26,3 box -19,-20,-7,-8,3 box -6,-20,6,-8,3 box 7,-20,19,-8,3
    apps.ipad 102x124 area box -40,-52,40,52,10; dot box -28,-38,-14,-24,4 box -7,-38,7,-24,4 box 14,-38,28,-24,4 box -28,-16,-14,-2,4 box -7,-16,7,-2,4 box 14,-16,28,-2,4
    iphone.and.arrow.forward #2 use iphone -20,0,90; #1 line M0,0 46,0 M30,-16 46,0 30,16
    laptopcomputer.and.iphone #2 use laptopcomputer -8,-6,90; #1 front iphone 42,14,56
    macbook.and.iphone = laptopcomputer.and.iphone
    desktopcomputer.and.macbook #2 use desktopcomputer -12,-8,84; #1 front laptopcomputer 32,26,58
    display.2 #2 use display -16,-8,70; #1 front display 22,10,70
    poweroutlet.type.b 108x104 area box -44,-44,44,44,14; dot box -20,-22,-12,2,3 box 12,-20,20,2,3 oval 0,22,8
    poweroutlet.type.f 108x104 area box -44,-44,44,44,14; mark oval 0,0,30; dot oval -12,0,5 oval 12,0,5
    powercord line M-44,40 C-44,0 -10,40 -6,10 M-6,10 C-2,-10 8,-10 16,-18; area M4,-20 24,0 40,-6 18,-38 Z; line M26,-32 40,-46 M36,-16 50,-30
    earbuds area oval -24,-26,14; area oval 24,-26,14; line M-18,-14 -18,42 M18,-14 18,42
    beats.headphones = headphones
    sensor.tag.radiowaves.forward area box -46,-26,2,26,12; line arc -14,0,36,50,130 arc -14,0,56,50,130
    sensor area box -28,-40,28,40,12; dot oval 0,-18,7; mark M-12,20 12,20
    pip #2 area box -56,-40,56,40,12; #1 dot box 4,4,46,30,5
    pip.enter #2 line M56,2 56,-28 Q56,-40 44,-40 L-44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L-6,40; #1 bold box 8,12,54,40,6; line M-34,-20 -12,2 M-12,-16 -12,2 -30,2
    pip.exit #2 line M56,2 56,-28 Q56,-40 44,-40 L-44,-40 Q-56,-40 -56,-28 L-56,28 Q-56,40 -44,40 L-6,40; #1 line box 8,12,54,40,6; line M-34,-20 -12,2 M-34,-4 -34,-20 -18,-20
    applelogo = apple.logo
    """
}
