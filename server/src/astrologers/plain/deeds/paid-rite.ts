import type { Context } from '../../compose/context';
import { factAnswer } from '../../compose/fact-answer';
import { simpleFact, type FactName } from '../../question/fact-request';
import type { Asked, Plain } from '../plain';

const rite = / (?:bandhan|badha|ba+dha|nazar utar\w*|kriya|vidhi|puja|pooja|pujan|havan|hawan|anushthan|daa?n|donation|donate|chadhav\w*|dakshina|yagya|shanti|tantra|tantrik|taveez|tabeez|ta+bij|tabiz|yantra|locket|kavach|ratna|stone|gem|neelam|pukhraj|gomed|ring|anguthi|totka|upay|remedy|ritual|rudraksh\w*|abhishek|path|jaap) /u;
const seller = / (?:pandit\w*|baba|babaji|guru|guruji|swami\w*|svami\w*|svaamee\w*|maharaj|mahant|tantrik|jyotish\w*|astrologer|app|ojha|maulvi|molvi|peer|pujari|priest|temple|mandir|math|shop|dukandar|sunar|jeweller|sadhu|aghori|mata ji|unhone|usne|kisi ne|someone|somebody|lady|aurat) /u;
const price = / (?:\d[\d,]*|hazar|hajar|thousand|lakhs?|rupay\w*|rupees|rs|paise|paisa|money|cost\w*|mahng\w*|mehng\w*|fees?|kharch\w*|charge\w*|mang|maang|mangta|mangte|maangte|demand\w*|asking for|asks for|wants|deposit|emi|karz\w*) /u;
const threat = / (?:warna|varna|nahi to|nahin to|nhi to|otherwise|or else|else|fail|nuksan|nuksaan|bura hoga|anisht|barbad|dara\w*|dar (?:dikha|lag)\w*|scar\w*|frighten\w*|fear|threat\w*|curse|shra?a?p|accident|will (?:fail|suffer|die|lose)|problem aayegi|musibat|kat jaye\w*|kat jaega|khatam ho jaye\w*|door ho jaye\w*) /u;
const asksIf = / (?:do we|really|should|shall|pay|do i|need|worth|karau\w*|karwau\w*|karva\w*|karwa\w*|karao|karana|du|dun|dena|de du|chahiye|sach|true|jhooth|jhuth|fraud|thag\w*|loot\w*|dara\w*|ya|kya|zaroori|jaroori|necessary|is it|genuine|right|theek|thik|sahi|bhi) /u;

const doshas: readonly (readonly [RegExp, FactName])[] = [
  [/ (?:kaal ?sarp\w*|kal ?sarp\w*|kalsarp\w*|kaalsarp\w*) /u, 'kaalSarp'],
  [/ (?:pitr[aui]? ?dosh\w*|pitrdosh\w*|pitri ?dosh\w*) /u, 'pitra'],
  [/ (?:manglik|mangalik|mangal ?dosh\w*) /u, 'manglik'],
  [/ (?:sa+d[eh]+ ?sa+ti|sadesati|shani ki dasha|shani dosh\w*) /u, 'sadeSati'],
];

/** Somebody wants money for a rite, a gift or a stone, and frightens with what comes otherwise: the money stays, and whether the named thing is there at all. */
function composePaidRite(context: Context, { words }: Asked): string {
  const { say } = context;
  const fact = doshas.find(([pattern]) => pattern.test(words))?.[1];
  const named = fact ? (factAnswer(context, simpleFact(fact)).find((each) => each !== '') ?? '') : '';
  const opening = threat.test(words)
    ? say([['No, keep your money', 'No, do not pay for fear', 'Do not pay'], [': whoever names a misfortune and a price together is selling fear.', '; nothing bad comes because a rite was not bought.', ', for no rite that is left undone brings harm.']], [['नहीं, पैसा मत दीजिए', 'डर से एक रुपया मत दीजिए', 'नहीं, यह रकम अपने पास रखिए'], [': जो डर और दाम साथ बताए, वह डर बेच रहा है।', '; पूजा न कराने से कुछ बुरा नहीं होता।', ', कोई पूजा छूटने से नुकसान नहीं आता।']])
    : say([['No, not that sum', 'No, you need not pay for it', 'Keep the money'], [': no paid rite or stone changes a chart.', '; what helps costs next to nothing.', ', since nothing in a chart asks for a fee.']], [['नहीं, इतनी रकम मत दीजिए', 'नहीं, इसके लिए पैसे देना ज़रूरी नहीं', 'पैसा अपने पास रखिए'], [': खरीदी हुई पूजा या रत्न से कुंडली नहीं बदलती।', '; जो काम आता है, उसमें खर्च नाम का होता है।', ', कुंडली किसी फ़ीस की माँग नहीं करती।']]);
  return [
    [opening, named].filter((each) => each !== '').join(' '),
    say([['If your heart wishes for a prayer, say it at home, and give what a cup of tea costs.', 'A lamp at home, food for one person, a visit to an old relative: that is the whole of it.', 'Savings are for illness and old age; no priest has a claim on them.']], [['मन हो तो घर पर दीया जलाइए, और चाय जितने पैसे किसी ज़रूरतमंद को दीजिए।', 'घर की पूजा, किसी एक को भोजन, किसी बुज़ुर्ग से मिलना: बस इतना काफ़ी है।', 'बचत बीमारी और बुढ़ापे के लिए है; उस पर किसी पुजारी का हक नहीं।']]),
    say([['Tell somebody at home before any such sum leaves your hand.', 'If they press you, say that the family decides, and let it rest a month.']], [['ऐसी रकम देने से पहले घर में किसी को ज़रूर बताइए।', 'दबाव बने तो कहिए कि घर वाले तय करेंगे, और महीना भर रुकिए।']]),
  ].join('\n\n');
}

export const paidRite: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read, before }) => (rite.test(words) || (rite.test(before) && threat.test(words))) && seller.test(words) && price.test(words) && (asksIf.test(words) || (rite.test(before) && threat.test(words))) && (threat.test(words) || / (?:mang|maang|mangta|mangte|maangte|mangti|maangti|ask\w*|demand\w*|wants?|bol\w*|kah\w*|keh\w*|said|says|told|charg\w*|le raha|bata\w*) /u.test(words)) && !/ (?:refund|wallet|recharge|plan|this app|is app|aapke app|your app|muhurt\w*|kab|when|which day|pukhraj ya|ya pukhraj|ya panna) /u.test(words) && read.kind !== 'muhurta',
  compose: composePaidRite,
};
