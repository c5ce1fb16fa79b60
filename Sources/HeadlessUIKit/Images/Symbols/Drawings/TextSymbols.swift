/// Letters and text editing. ``SymbolText`` explains the language.
enum TextSymbols {
  static let text = """
    textformat line M-56,34 -30,-34 -4,34 M-47,12 -13,12 oval 28,16,18 M46,-4 46,34
    textformat.alt = textformat
    textformat.abc use a -40,0,80; use b 0,0,80; use c 40,0,80
    textformat.123 use 123 0,0,80
    textformat.size line M-56,34 -42,-2 -28,34 M-51,22 -33,22 M-12,34 20,-42 52,34 M-1,10 41,10
    textformat.size.larger = textformat.size
    textformat.size.smaller = textformat.size
    character line M-28,36 0,-38 28,36 M-19,12 19,12
    bold 80x98 *165 line bend 8 -17,33 -17,-33 4,-33; *165 line M-17,-33 4,-33 C25,-33 25,-1 4,-1 L-17,-1 M4,-1 C28,-1 28,33 4,33 L-17,33
    italic line M-4,-38 32,-38 M-32,38 4,38 M14,-38 -14,38
    underline line M-24,-44 -24,0 C-24,30 24,30 24,0 L24,-44 M-32,44 32,44
    strikethrough line M22,-26 C14,-48 -24,-44 -24,-22 C-24,-8 -10,-2 4,2 M20,8 C32,30 14,42 0,42 C-14,42 -24,34 -26,22 M-46,2 46,2
    bold.italic.underline use bold -40,0,60; use italic 0,0,60; use underline 40,0,60
    text.alignleft 120x94 line M-50,-33 50,-33 M-50,-11 20,-11 M-50,11 50,11 M-50,33 6,33
    text.aligncenter 120x94 line M-50,-33 50,-33 M-34,-11 34,-11 M-50,11 50,11 M-28,33 28,33
    text.alignright 120x94 line M-50,-33 50,-33 M-20,-11 50,-11 M-50,11 50,11 M-6,33 50,33
    text.justify 120x94 line M-50,-33 50,-33 M-50,-11 50,-11 M-50,11 50,11 M-50,33 50,33
    text.justify.left = text.justify
    text.alignleading ~ text.alignleft
    text.justify.leading ~ text.alignleft
    text.quote line M-48,-34 -48,34 M-30,-30 48,-30 M-30,0 48,0 M-30,30 20,30
    text.cursor line M-16,-46 C-4,-46 0,-40 0,-34 L0,34 C0,40 -4,46 -16,46 M16,-46 C4,-46 0,-40 0,-34 M0,34 C0,40 4,46 16,46
    character.cursor.ibeam line M-44,34 -22,-30 0,34 M-36,12 -8,12 M16,-44 28,-40 40,-44 M16,44 28,40 40,44 M28,-40 28,40
    cursorarrow area M-26,-44 30,8 4,12 20,44 8,50 -8,18 -26,36 Z
    cursorarrow.rays use cursorarrow 8,8,80; line M-44,-44 -34,-34 M-18,-52 -18,-40 M-52,-18 -40,-18
    increase.indent line M-10,-11 50,-11 M-10,11 50,11 M-50,-33 50,-33 M-50,33 50,33 M-50,-14 -36,0 -50,14
    decrease.indent line M-10,-11 50,-11 M-10,11 50,11 M-50,-33 50,-33 M-50,33 50,33 M-36,-14 -50,0 -36,14
    paragraphsign line M32,-42 -6,-42 C-36,-42 -36,2 -6,2 L2,2 M4,-42 4,42 M22,-42 22,42
    quote.opening solid oval -18,10,13 oval 20,10,13; line M-28,8 C-30,-12 -22,-24 -8,-30 M10,8 C8,-12 16,-24 30,-30
    quote.closing solid oval -20,-10,13 oval 18,-10,13; line M-10,-8 C-8,12 -16,24 -30,30 M28,-8 C30,12 22,24 8,30
    curlybraces line M-14,-44 C-34,-44 -18,-4 -38,0 C-18,4 -34,44 -14,44 M14,-44 C34,-44 18,-4 38,0 C18,4 34,44 14,44
    terminal area box -54,-42,54,42,10; mark M-36,-20 -18,-4 -36,12 M-8,16 16,16
    apple.terminal = terminal
    ellipsis.curlybraces use curlybraces 0,0,100; solid oval -14,0,5 oval 0,0,5 oval 14,0,5
    captions.bubble #2 use bubble.left 0,0,100; #1 mark M-30,-2 -6,-2 M8,-2 30,-2
    asterisk line M0,-40 0,40 M-35,-20 35,20 M-35,20 35,-20
    staroflife area M-12,-46 12,-46 12,-20 34,-33 46,-12 24,0 46,12 34,33 12,20 12,46 -12,46 -12,20 -34,33 -46,12 -24,0 -46,-12 -34,-33 -12,-20 Z
    character.text.justify line M-50,-33 50,-33 M-50,-11 50,-11 M-50,11 50,11 M-50,33 50,33
    abc use a -40,0,80; use b 0,0,80; use c 40,0,80
    swift 120x108 bold M-44,-30 C-24,-6 0,14 16,22 C-2,4 -14,-14 -26,-32 C-10,-16 8,0 26,12 C28,-4 18,-28 6,-42 C36,-26 50,4 42,24 C54,38 48,48 42,40 C30,28 16,40 -10,40 C-32,40 -46,26 -52,14 C-38,24 -16,28 4,22 C-16,10 -32,-10 -44,-30 Z
    flowchart area box -20,-46,20,-18,5; area box -52,18,-16,46,5; area box 16,18,52,46,5; line M0,-18 0,0 M-34,18 -34,0 34,0 34,18
    fx line M-4,-40 C-20,-44 -22,-34 -24,-20 L-30,34 C-32,46 -42,44 -46,42 M-40,-8 -8,-8 M2,-8 38,34 M38,-8 2,34
    centsign line M24,-16 C12,-34 -24,-30 -24,2 C-24,32 12,36 24,18 M0,-46 0,46
    angle line M40,-34 -42,34 44,34
    squareroot line M-46,4 -34,4 -16,38 8,-40 46,-40
    righttriangle area M-44,42 44,42 44,-38 Z
    cedisign line M24,-16 C12,-34 -24,-30 -24,2 C-24,32 12,36 24,18 M0,-46 0,46
    info.windshield area M-48,34 -36,-24 C-14,-34 14,-34 36,-24 L48,34 C16,26 -16,26 -48,34 Z; mark M0,-2 0,16; dot oval 0,-14,4
    text.justifyleft ~ text.alignleft
    character.textbox area box -56,-36,56,36,8; mark M-14,16 0,-20 14,16 M-9,4 9,4
    square.fill.text.grid.1x2 solid box -50,-46,-8,-4,8; line M10,-38 50,-38 M10,-25 50,-25 M10,-12 34,-12; solid box -50,4,-8,46,8; line M10,12 50,12 M10,25 50,25 M10,38 34,38
    zzz line M-48,10 -18,10 -48,46 -18,46 M-12,-20 12,-20 -12,10 12,10 M20,-46 40,-46 20,-22 40,-22
    """
}
