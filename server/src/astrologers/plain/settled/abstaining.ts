import { settle, type Plain, type Settled } from '../plain';

const days = 'tuesday|thursday|saturday|mang(?:al|la|ala)[vw]a+r|mangal ko|guruvar|guruwar|brihaspativar|veervar|shanivar|shaniwar|ekadashi|amavasya|amavas|purnima|poornima|navratri\\w*|navratre|sawan|savan|shravan|shraddh|pitru paksh\\w*|raat ko|at night|sunset|suraj dubn\\w*';
const matters = / (?:shaadi|shadi|marriage|job|naukri|business|shop|dukan|salon|parlou?r|hotel|dhaba|restaurant|transplant|husband|pati|lat|addict\w*|chhut\w*|fall\w*|jhad\w*) /u;

const rows: readonly Settled[] = [
  // Hair and nails on a weekday.
  [
    [/ (?:hair ?cuts?|(?:cut\w*|trim\w*|wash\w*) (?:my |the |our )?(?:hair|nails?)|hair wash|nails?|nakhun|nakhoon|ba+l (?:ka+t\w*|kat\w*|dho\w*)|ba+l katwa\w*|sir dho\w*|shav(?:e|ing)|da+dhi|mundan nahi) /u, new RegExp(` (?:${days}) `, 'u')],
    matters,
    [
      [['It is all right: leaving hair and nails alone on that day is custom, and no chart asks for it.', 'No harm in it: houses keep that day for custom’s sake, and it changes no planet.'], ['If elders at home keep it, another day costs nothing.', 'Where nobody minds, go by your own time.']],
      [['काट सकते हैं: उस दिन बाल-नाखून न काटना रिवाज है, कुंडली इसे नहीं माँगती।', 'कोई हानि नहीं: यह घर की रीति है, इससे कोई ग्रह नहीं बदलता।'], ['घर के बड़े मानते हों, तो दूसरा दिन रख लीजिए।', 'जहाँ कोई न माने, वहाँ अपनी सुविधा देखिए।']],
    ],
  ],
  // Meat, eggs and drink in a holy month.
  [
    [/ (?:ma+ns\w*|meat|non ?veg\w*|mutton|chicken|murg\w*|machh?li|fish|anda|ande|eggs?|sharab|daru|alcohol|beer|pya+j|pyaz|lahsun|onion|garlic) /u, new RegExp(` (?:${days}|graha?|planets?|dosh|paap|sin) `, 'u'), / (?:kha\w*|pee|pi|pina|peena|eat\w*|drink\w*|sakt\w*|paap|dosh|bigad\w*|asar|affect\w*|effect|bad|wrong|galat|kharab|harm|spoil\w*) /u],
    matters,
    [
      [['No planet turns bad by what is eaten: leaving it out then is a custom of faith and of the house.', 'What you eat spoils no planet; whoever keeps the month or the day does it for faith.'], ['If your house keeps it, keep it in peace; if you did eat, there is nothing to undo.', 'Where health needs it, food comes first.']],
      [['खाने-पीने से कोई ग्रह नहीं बिगड़ता; उन दिनों छोड़ना आस्था और घर का रिवाज है।', 'भोजन से ग्रह ख़राब नहीं होते; व्रत-नियम मन की श्रद्धा की बात है।'], ['घर में मानते हों, तो मानिए; खा लिया हो, तो कोई दोष नहीं चढ़ता।', 'सेहत को ज़रूरत हो, तो भोजन पहले है।']],
    ],
  ],
];

/** What custom leaves alone on a day or in a month: no planet minds it. */
export const abstaining: readonly Plain[] = settle(rows);
