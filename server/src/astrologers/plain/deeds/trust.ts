import type { Context } from '../../compose/context';
import { findNamedPerson } from '../../question/named-person';
import { findPlanets } from '../../question/chart-terms';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Asked, Plain } from '../plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const steady = 40;

const trusts =
  / (?:(?:trust|believe|rely on|depend on|count on) (?:him|her|them|this|that|it|these|those|my|our|the|an?|what|his|their|such|someone|somebody|another|\w+ (?:for|with|about))|(?:can|could|should|shall|do|may) (?:i|we) (?:\w+ )?(?:trust|believe|rely)|(?:is|are) (?:\w+ ){1,6}(?:trustworthy|reliable|to be trusted)|(?:bharosa|bharosaa|bharose|yakeen|yakin|yaqeen|vishwas|vishvas|vishwaas|visvas|aitbaar) (?:\w+ ){0,2}(?:kar\w*|rakh\w*|layak|laayak|chahiye|hai|ho)|(?:bharosemand|bharose layak|vishwas ke layak)) /u;
const asks = / (?:can|should|shall|do|may|is|are|kya|kyaa|karu|karun|karna|kare|karen|karein|kar|ya|rakhu|rakhun|chahiye|sakt\w*|layak|\?) /u;

interface Flag {
  pattern: RegExp;
  english: string;
  hindi: string;
}

/** What in the question itself speaks against it, whatever a chart says. */
const flags: readonly Flag[] = [
  { pattern: / (?:double|doubl\w*|triple|dugna|duguna|doguna|tin guna|guaranteed|guarantee|garanti|assured|pakka munafa|daily profit|roz ka (?:paisa|munafa)|fixed returns?|\d+ ?(?:percent|%) (?:monthly|a month|mahina|mahine)|scheme|skim|crypto|forex|telegram|chit ?fund|mlm|network marketing) /u, english: 'money that is promised to grow by itself is the oldest sign of a fraud', hindi: 'अपने आप बढ़ने वाले पैसे का वादा ठगी का सबसे पुराना निशान है' },
  { pattern: / (?:otp|pin|cvv|password|aadhaar|aadhar|pan card|bank details|account number|blank cheque|khali cheque|link|kyc|remote|anydesk) /u, english: 'nobody honest needs your codes, papers or a blank cheque', hindi: 'ईमानदार को आपके कोड, काग़ज़ या खाली चेक नहीं चाहिए होते' },
  { pattern: / (?:latka\w*|cheated|cheat (?:kar\w*|ki\w*)|dhokh?a (?:de|di|diya|khaya)|thag\w*|fraud (?:kiy\w*|kar chuk\w*)|already (?:lied|cheated)|pehle bhi|pahle bhi|last time|again and again|baar baar|bhag gaya|ran away with|jhooth bol\w*|lied) /u, english: 'what was done once before counts more than what is promised now', hindi: 'जो पहले एक बार हो चुका है, वह नए वादे से ज़्यादा बताता है' },
  { pattern: / (?:advance|upfront|in advance|pehle (?:paise|paisa)|pahle (?:paise|paisa)|token|deposit|processing fee|registration fee|\d+ ?(?:hazar|hajar|thousand|k|lakhs?|rupay\w*|rupees|rs)|paise? (?:maang|mang)\w*|asks? (?:for )?(?:money|rupees|lakhs?)|lakhs?|hazar) /u, english: 'money before work is where such things end badly', hindi: 'काम से पहले पैसा देने पर ही ऐसी बातें बिगड़ती हैं' },
];

/** Whether to trust somebody or an offer: what the words themselves show, then how one's own dealings stand. */
function composeTrustDecision(context: Context, { words }: Asked): string {
  const { say, book, strengths, read, question } = context;
  const flag = flags.find(({ pattern }) => pattern.test(words));
  const person = findNamedPerson(read.text);
  const house = person?.house ?? 7;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const isGood = strengths.of(lord) >= steady;
  const [who, ka] = person?.word ? [`${person.article} ${person.word}`, `${person.word} पर`] : ['this', 'इस पर'];
  const opening = flag
    ? say([['Not on their word', 'No, not yet', 'No, not on words alone'], `: ${flag.english}.`], [['नहीं, सिर्फ़ ज़ुबान पर नहीं', 'अभी नहीं', 'केवल बातों पर भरोसा मत कीजिए'], `: ${flag.hindi}।`])
    : isGood
      ? say([[`Yes, trust ${who}, but not blindly`, `You can trust ${who}, with everything in writing`, `Lean to trust ${who}, slowly and with open accounts`], [': the house of this tie is strong in your chart.', ', for that side of your chart has support.']], [[`हाँ, ${ka} भरोसा कीजिए, थोड़ा-थोड़ा करके`, `${ka} भरोसा किया जा सकता है, हिसाब खुला रखकर`], ['; कुंडली में इस रिश्ते का भाव मज़बूत है।', ', इस पक्ष को कुंडली से सहारा है।']])
      : say([[`Not fully: trust ${who} only with what is in writing`, `Half, and not more: trust ${who} slowly and with small things first`, `Not blindly: trust ${who} little by little`], [', as that side of your chart is weak just now.', '; the house of this tie has little support.']], [[`पूरा नहीं: ${ka} उतना ही भरोसा, जितना लिखा हुआ हो`, `${ka} अभी आधा भरोसा, पहले छोटी बातों में`, `${ka} भरोसे में जल्दी मत कीजिए`], [', कुंडली में यह पक्ष अभी कमज़ोर है।', '; इस रिश्ते के भाव को सहारा कम है।']]);
  return [
    opening,
    say([`What another means stands in no chart; your own dealings here are read from the ${th(house)} house, whose lord ${book.planet(lord)} is in your ${th(at)} (${englishHouses[at - 1]})`, isGood ? [', with good strength.', ' and well supported.'] : [', with little strength.', ' and weak.']], [`दूसरे की नीयत कुंडली में नहीं होती; आपकी ओर की बात ${o(house)} भाव से देखते हैं, जिसके स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, isGood ? ['; बल अच्छा है।', ' और बली हैं।'] : ['; बल कम है।', ' और कमज़ोर हैं।']]),
    question.astrologer === 'Oracle'
      ? say([['Pay nothing today, and sleep on it twice. What would a careful friend ask them?', 'Let deeds come first. Whom could you ask about them who has nothing to gain?']], [['आज पैसा मत दीजिए, दो रात रुकिए। कोई समझदार दोस्त उनसे क्या पूछता?', 'पहले काम देखिए, फिर बात। किससे पूछा जा सकता है, जिसका इसमें कोई फ़ायदा न हो?']])
      : say([['First ask for a written paper with name and number, second ask two people who dealt with them, third pay only after the work.', 'First papers, second two people who know them, third a small amount by bank, never cash.']], [['पहला, नाम और नंबर के साथ लिखित काग़ज़ माँगिए; दूसरा, दो लोगों से पूछिए जिन्होंने उनसे काम लिया; तीसरा, पैसा काम के बाद दीजिए।', 'पहले काग़ज़, फिर दो जानने वालों की राय, फिर छोटी रकम बैंक से, नकद नहीं।']]),
  ].join('\n\n');
}

const elsewhere = / (?:you|your|aap|aapko|aap ?par|tum|app|site|oracle|astra|ai|kundl\w*|astrolog\w*|jyotish\w*|pandit\w*|god|bhagwan|allah|planets?|grah|myself|apne aap|khud|andhvishwas|trust me|mujh ?par|mujh ?pe|trust issues|why|kyu\w*|kyon\w*|when|kab|how do i|kaise|rebuild) /u;

export const trustDecision: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => trusts.test(words) && asks.test(`${words}${read.text.raw.includes('?') ? '? ' : ''}`) && !elsewhere.test(words) && read.fact === null && findPlanets(read.text).length === 0 && !['when', 'why', 'remedy', 'muhurta', 'past'].includes(read.kind) && !/ (?:husband|wife|pati|patni|boyfriend|girlfriend|bf|gf) .*(?:cheat|affair|dhokh?a) /u.test(words),
  compose: composeTrustDecision,
};
