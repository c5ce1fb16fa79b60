/// System symbols that ordinary screens show: settings, chats, shops, players, maps, mail.
public enum EverydaySymbols {
  public static let names = text.split(separator: " ").map(String.init)

  private static let text = """
    airplane wifi wave.3.right bell.badge.fill faceid hand.raised.fill trash phone video plus arrow.up.circle.fill \
    square.and.arrow.up star star.fill star.leadinghalf.filled speaker.fill speaker.wave.3.fill bag.fill heart \
    heart.fill eye eye.slash music.note sun.max.fill figure.walk book.fill house.fill square.grid.2x2 \
    square.grid.2x2.fill bubble.left.and.bubble.right chart.bar.fill gear person.crop.circle.fill \
    checkmark.seal.fill ellipsis bookmark paperplane.fill camera gearshape.2 cart.badge.plus person.3.fill \
    mappin.and.ellipse creditcard lock.shield cloud.sun.rain.fill leaf bolt.fill flame.fill globe calendar \
    envelope.badge doc.text.magnifyingglass questionmark.square.dashed magnifyingglass xmark xmark.circle.fill \
    checkmark checkmark.circle.fill chevron.left chevron.right chevron.down chevron.up chevron.up.chevron.down \
    ellipsis.circle person person.fill person.circle person.2.fill house gearshape gearshape.fill bell bell.fill \
    envelope envelope.fill message message.fill phone.fill video.fill camera.fill photo photo.on.rectangle mic \
    mic.fill play.fill pause.fill stop.fill forward.fill backward.fill shuffle repeat speaker.slash.fill arrow.left \
    arrow.right arrow.up arrow.down arrow.clockwise arrow.counterclockwise arrow.uturn.left arrow.down.circle \
    arrow.up.arrow.down arrow.triangle.2.circlepath location location.fill map map.fill mappin clock clock.fill \
    alarm timer stopwatch calendar.badge.plus folder folder.fill doc doc.fill doc.text doc.on.doc doc.on.clipboard \
    paperclip link pencil pencil.circle square.and.pencil square.and.arrow.down tray tray.full archivebox flag \
    flag.fill tag tag.fill cart cart.fill bag creditcard.fill gift gift.fill lock lock.fill lock.open key key.fill \
    shield shield.fill wrench hammer slider.horizontal.3 line.3.horizontal line.horizontal.3 \
    line.3.horizontal.decrease.circle list.bullet list.number square square.fill circle circle.fill \
    circle.lefthalf.filled rectangle triangle.fill exclamationmark.triangle exclamationmark.triangle.fill \
    exclamationmark.circle info.circle info.circle.fill questionmark.circle plus.circle plus.circle.fill minus \
    minus.circle minus.circle.fill multiply divide equal percent number at textformat bold italic underline \
    hand.thumbsup hand.thumbsup.fill hand.thumbsdown sun.max sun.min moon moon.fill moon.stars cloud cloud.fill \
    cloud.rain cloud.sun.fill snowflake wind drop drop.fill flame bolt bolt.slash battery.100 \
    antenna.radiowaves.left.and.right wifi.slash airplane.circle car car.fill bus tram bicycle figure.run \
    bed.double fork.knife cup.and.saucer takeoutbag.and.cup.and.straw film tv gamecontroller headphones airpods \
    applewatch iphone ipad laptopcomputer desktopcomputer printer keyboard paintbrush paintpalette scissors crop \
    wand.and.stars sparkles qrcode barcode viewfinder touchid network icloud icloud.and.arrow.down server.rack \
    externaldrive cpu memorychip graduationcap book books.vertical newspaper quote.bubble text.bubble character \
    textformat.size globe.europe.africa building.2 building.columns cross.case pills stethoscope heart.text.square \
    lightbulb lightbulb.fill power eject hourglass chart.line.uptrend.xyaxis chart.pie chart.pie.fill \
    chart.xyaxis.line dollarsign.circle eurosign.circle banknote storefront shippingbox shippingbox.fill \
    person.badge.plus person.crop.circle person.crop.circle.badge.plus rectangle.portrait.and.arrow.right \
    hand.raised crown trophy medal rosette seal pin pin.fill pawprint ladybug tortoise hare ant leaf.fill tree \
    mountain.2 eyeglasses eye.fill eye.slash.fill ear waveform dial.low speedometer gauge thermometer ruler level \
    lasso selection.pin.in.out rotate.left flip.horizontal square.on.square rectangle.stack square.stack.3d.up.fill \
    cube cube.fill arkit aqi.low bubble.right ellipsis.bubble phone.down.fill video.slash sidebar.left \
    uiwindow.split.2x1 play.circle.fill pause.circle.fill goforward.15 gobackward.15 airplayaudio
    """
}
