import { getMatter } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { elaborate, judge } from './judgement';

const asset = / (?:crypto\w*|krypto|kripto\w*|bitcoin|btc|ethereum|dogecoin|coins?|shares?|sheyar\w*|shear|stocks?|equity|equities|mutual funds?|sip|sips|f o|f and o|fno|futures|options trading|option trading|intraday|nifty|sensex|demat|trading|ipo|ipos|portfolio|swing trading|share market|share bajar|forex) /u;
const keeps = / (?:hold|holding|keep|wait|rakh\w*|ruk\w*|pakad\w*|stay invested) /u;
const sells = / (?:sell|selling|exit|exiting|book (?:the )?(?:loss|profit)|bech\w*|nikal\w*|cut (?:the |my )?loss\w*|withdraw) /u;
const fullTime = / (?:full time|fulltime|phul taim\w*|job chhod\w*|job chod\w*|naukri chhod\w*|naukri chod\w*|leave (?:my )?job|quit (?:my )?job|quit|resign\w*|for a living|livelihood|career|as a profession|ghar chala\w*) /u;
const asksToPut = / (?:invest\w*|put|buy|start|enter|lagau\w*|lagana|lagaye\w*|lagaun|kharid\w*|daal\w*|dal\w*|karu|karun|karna|kar sakt\w*|shuru\w*|suit\w*|good for|right for|sahi|thik|theek|phal\w*|yog|profit\w*|mere liye|in my chart|in my kundli|luck|kamau\w*|kamaun\w*|earn|do|try|recover\w*|come back|wapas|up again|horoscope|kundli|chart|ghate|nikal\w*|badh\w*|loss\w*|nuksan|ghata) /u;

/** Shares, crypto and trading: the market has no chart and no verdict is given; which side of money is one's own is told. Null where something else is asked. */
export function composeInvest(context: Context): string | null {
  const { read, say, strengths, book } = context;
  const plain = shortVowels(read.text);
  if (!asset.test(plain) || read.fact !== null || read.kin !== null || ['why', 'remedy', 'past', 'muhurta', 'gem'].includes(read.kind)) return null;
  if (/ (?:coins?|options?|sip|job in|stock broker|share (?:my|it|your|of|in the (?:house|property))|hissa|upay|remedy) /u.test(plain) && !/ (?:crypto\w*|bitcoin|trading|invest\w*|market|mutual|stocks?) /u.test(plain)) return null;
  const isSale = keeps.test(plain) && sells.test(plain) || / (?:sell|exit|bech\w*|book (?:loss|profit)|nikal\w*|wapas|recover\w*|come back|ghate|phas\w*|fas\w*|stuck) /u.test(plain);
  if (!isSale && !fullTime.test(plain) && !asksToPut.test(plain) && !keeps.test(plain)) return null;
  const mean = (...values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const of = (house: number) => strengths.of(strengths.view.lord(house));
  const [risk, steady] = [mean(of(5), of(8), strengths.of('Rahu')), mean(of(2), of(11), strengths.of('Saturn'))];
  const isSteady = steady >= risk;
  const [side, sideHi] = isSteady
    ? ['your chart has more for steady earning and saving than for quick money', 'आपकी कुंडली में जल्दी के पैसे से ज़्यादा बल नियमित कमाई और बचत का है']
    : ['your chart can bear some risk, more than it favours plain saving', 'आपकी कुंडली में सादी बचत से ज़्यादा सहारा जोखिम वाले पैसे को है'];
  const opening = fullTime.test(plain)
    ? isSteady
      ? say([['Keep the job, and trade at most beside it', 'Not full time: let the job stay the base'], [': ', '; '], `${side}.`], [['नौकरी मत छोड़िए, ट्रेडिंग ज़्यादा से ज़्यादा साथ में रखिए', 'पूरे समय की ट्रेडिंग नहीं, नौकरी को आधार रहने दीजिए'], ['; ', ': '], `${sideHi}।`])
      : say([['Only once it has paid your bills for a year beside the job', 'Beside the job first, full time only after a good year'], [': ', '; '], `${side}, but no chart answers for a market.`], [['नौकरी के साथ एक साल खर्च निकल आए, तभी पूरा समय दीजिए', 'पहले नौकरी के साथ, पूरा समय एक अच्छे साल के बाद'], ['; ', ': '], `${sideHi}, पर बाज़ार का भरोसा कोई कुंडली नहीं देती।`])
    : isSale
      ? say([['Hold or sell is settled by the price and your need, not by planets', 'No chart knows the next price, so holding or selling stays your decision'], [', but ', '; as for you, '], `${side}.`], [['रखें या बेचें, यह भाव और आपकी ज़रूरत से तय होगा, ग्रहों से नहीं', 'अगला भाव कोई कुंडली नहीं जानती, रखना या बेचना आपका फ़ैसला है'], ['; ', ', पर '], `${sideHi}।`])
      : say([['No chart should decide on investments', 'Whether to invest is not for a chart to say'], [', but on your side ', '; as for you, '], `${side}`, isSteady ? ['.', ', so let saving come first.'] : ['.', ', so only with money that you can miss.']], [['निवेश का फ़ैसला कुंडली नहीं करती', 'निवेश करें या नहीं, यह कुंडली तय नहीं करती'], ['; ', ', पर '], `${sideHi}`, isSteady ? ['।', ', पहले बचत रखिए।'] : ['।', ', वही लगाइए जिसके बिना घर चले।']]);
  const rule = say([['Write down now at which price you sell and by when', 'Put in no more than you could lose without a loan'], [', and ask an adviser registered with SEBI.', '; for the amount ask a SEBI-registered adviser.']], [['अभी लिख लीजिए कि किस भाव पर और कब तक बेचेंगे', 'उतना ही रखिए जितना उधार के बिना खो सकें'], [', और SEBI में पंजीकृत सलाहकार से पूछिए।', '; रकम के लिए SEBI के पंजीकृत सलाहकार से बात कीजिए।']]);
  const [planet, house] = [strengths.view.lord(isSteady ? 2 : 5), isSteady ? 2 : 5];
  const ground = say([`${book.planet(planet)} rules your ${house === 2 ? '2nd' : '5th'} house`, [', the side meant here.', ', which this rests on.']], [`${house === 2 ? 'दूसरे' : 'पाँचवें'} भाव के स्वामी ${book.planet(planet)} हैं`, [', बात यहीं से देखी गई है।', '; आधार यही है।']]);
  return [opening, [ground, elaborate(context, judge(context, getMatter('investment')))[0] ?? ''].join(' '), rule].join('\n\n');
}
