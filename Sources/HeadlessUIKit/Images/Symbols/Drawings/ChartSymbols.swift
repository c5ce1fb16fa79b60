/// Charts. ``SymbolText`` explains the language.
enum ChartSymbols {
  static let text = """
    chart.bar %1 #1 area box -50,4,-24,42,5; %2 #2 area box -13,-42,13,42,5; %3 #3 area box 24,-18,50,42,5
    chart.bar.xaxis %1 area box -44,0,-24,24,4; %2 area box -10,-44,10,24,4; %3 area box 24,-20,44,24,4; line M-52,42 52,42
    chart.bar.doc.horizontal use doc 0,0,100; mark M-20,4 4,4 M-20,18 18,18 M-20,32 -4,32
    chart.pie #1 area M-6,-38 -6,10 42,10 C40,34 20,48 -6,48 C-32,48 -52,28 -52,4 C-52,-20 -32,-38 -6,-38 Z; #2 area M8,-50 C34,-50 52,-32 52,-6 L8,-6 Z
    chart.line.uptrend.xyaxis #2 line M-50,-44 -50,40 Q-50,46 -44,46 L52,46; #1 line M-36,24 -12,-4 6,12 46,-30 M24,-32 46,-32 46,-10
    chart.line.downtrend.xyaxis #2 line M-50,-44 -50,40 Q-50,46 -44,46 L52,46; #1 line M-36,-30 -12,-4 6,-16 46,24 M24,26 46,26 46,4
    chart.xyaxis.line #2 line M-50,-44 -50,40 Q-50,46 -44,46 L52,46; #1 line M-34,18 -12,-10 8,8 44,-30; #1 solid oval -34,18,7 oval -12,-10,7 oval 8,8,7 oval 44,-30,7
    chart.dots.scatter #2 line M-50,-44 -50,40 Q-50,46 -44,46 L52,46; #1 solid oval -26,20,7 oval -8,-8,7 oval 10,14,7 oval 20,-22,7 oval 40,-4,7
    chart.line.flattrend.xyaxis #2 line M-50,-44 -50,40 Q-50,46 -44,46 L52,46; #1 line M-34,0 44,0
    chart.donut line oval 0,0,44 oval 0,0,22 M0,-44 0,-22 M22,0 44,0
    tablecells area box -54,-42,54,42,10; mark M-54,-16 54,-16 M-54,12 54,12 M-18,-42 -18,42 M18,-42 18,42
    align.horizontal.left line M-46,-46 -46,46; area box -30,-30,44,-8,5; area box -30,8,14,30,5
    point.3.connected.trianglepath.dotted solid oval 0,-38,12 oval -36,28,12 oval 36,28,12; line M-8,-24 -28,14 M8,-24 28,14 M-20,28 20,28
    point.3.filled.connected.trianglepath.dotted = point.3.connected.trianglepath.dotted
    circle.hexagongrid area oval 0,-34,12 oval -30,-17,12 oval 30,-17,12 oval 0,0,12 oval -30,17,12 oval 30,17,12 oval 0,34,12
    """
}
