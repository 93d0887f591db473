import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { findAllKin, findKin } from '../question/people';
import { kinWordOf } from '../question/kin-word';
import { typedWords } from '../question/typed-words';
import type { Plain } from './plain';

const part = / (?:(?:kya|kitna|koi) (?:role|hath|haath|bhumika|dakhal)|(?:role|hath|haath) (?:kya|kitna|hai)|what (?:is|was) .* (?:role|part|hand) in|behind (?:this|it|all this|all|the (?:fight|quarrel|trouble|dispute)\w*)|(?:isme|is sab|iske|is jhagde) (?:ke )?(?:peeche|pichhe|piche)) /u;
const meaning = / (?:ki (?:niyat|niyyat|neeyat)|(?:niyat|niyyat|neeyat) (?:theek|thik|saaf|saf|sahi|kharab|kya|achh\w*)|intentions?|jal(?:ta|ti|te) hai (?:mujhse|humse|hamse)) /u;

/** What somebody does or means is not in one's own chart: said with their name, then how the tie with them stands. */
function composeTheirPart(context: Context, { words }: { words: string }): string {
  const { say, book, strengths, read } = context;
  const kin = findKin(read.text) ?? read.kin;
  const named = kinWordOf(typedWords(read.text.raw));
  const who = kin === null || kin.id === 'partner' ? null : named?.id === kin.id ? named.typed.toLowerCase() : book.kin(kin.id);
  const house = kin?.house ?? 7;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const isStrong = strengths.of(lord) >= 40;
  const [your, ka] = [who === null ? 'the other side' : `your ${who}`, who === null ? 'सामने वाले' : who];
  const opening = meaning.test(words)
    ? say([[`What ${your} intends stands in no chart`, `The intentions of ${your} cannot be read from your chart`, `No chart shows what ${your} has in mind`], isStrong ? ['; the tie itself is well supported, so trust with open accounts', ', but the tie has support: give trust in small steps'] : ['; the tie has little support just now, so let deeds decide', ', and the tie is weak at present: take nothing on a word alone'], '.'], [[`${ka} की नीयत आपकी कुंडली में नहीं लिखी`, `${ka} के मन में क्या है, यह आपकी कुंडली नहीं दिखाती`, `${ka} की नीयत ग्रहों से नहीं, व्यवहार से पता चलेगी`], isStrong ? ['; रिश्ते को सहारा अच्छा है, भरोसा कीजिए पर हिसाब खुला रखिए', ', पर रिश्ते का पक्ष ठीक है: भरोसा थोड़ा-थोड़ा करके दीजिए'] : ['; रिश्ते को अभी सहारा कम है, काम देखकर भरोसा कीजिए', ', और रिश्ते का पक्ष अभी कमज़ोर है: सिर्फ़ ज़बान पर मत जाइए'], '।'])
    : say([[`What part ${your} has in it, your chart cannot tell`, `Whether ${your} is behind it no chart shows`, `The part of ${your} in this is not to be read from planets`], isStrong ? ['; the tie with them has support, so ask them openly', ', but that tie is fair, so a talk can clear it'] : ['; the tie with them is under strain, which is not yet a proof', ', though that tie is under strain just now'], '.'], [[`${ka} का इसमें कितना हाथ है, यह आपकी कुंडली नहीं बता सकती`, `इसके पीछे ${ka} का हाथ है या नहीं, यह ग्रहों से नहीं दिखता`, `${ka} की भूमिका कुंडली में नहीं पढ़ी जाती`], isStrong ? ['; पर रिश्ते का पक्ष ठीक है, सीधे बात कीजिए', ', हाँ, रिश्ते को सहारा है, बात से साफ़ हो सकता है'] : ['; रिश्ते पर अभी दबाव है, पर वह सबूत नहीं', ', हाँ, रिश्ते पर अभी तनाव दिखता है'], '।']);
  return [
    opening,
    say([`It is read from the ${th(house)} house: its lord ${book.planet(lord)} is in your ${th(at)}`, isStrong ? [', with good strength.', ' and well supported.'] : [', with little strength.', ' and has little support.']], [`यह ${hindiOrdinal(house, 'oblique')} भाव से देखते हैं: स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं`, isStrong ? [', बल अच्छा है।', ' और सहारा अच्छा है।'] : [', बल कम है।', ' और सहारा कम है।']]),
    say([['Look at three things that were done, not said, in the last six months.', 'Ask one plain question, and see whether the answer stays the same a week later.', 'Keep to paper and witnesses where money or land is in it.']], [['पिछले छह महीने के तीन काम देखिए, बातें नहीं।', 'एक सीधा सवाल पूछिए, और देखिए कि हफ़्ते बाद जवाब वही है या नहीं।', 'पैसा या ज़मीन बीच में हो, तो लिखा-पढ़ी और गवाह रखिए।']]),
  ].join('\n\n');
}

const somebody = / (?:pados\w*|paros\w*|neighbo\w*|owner|malik|client|agent|tenant|kirayedar|ladk\w*|boy|girl|guy|he|she|his|her|they|their|us[aik]\w*|un[aik]\w*|log|people) /u;

export const theirPart: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => (part.test(words) || meaning.test(words)) && (findAllKin(read.text).length > 0 || somebody.test(words)) && read.fact === null && !['when', 'remedy', 'muhurta', 'either'].includes(read.kind) && !/ (?:planet\w*|grah\w*|rahu|shani|mangal|career|my role|mera role|mere role|job role|new role) /u.test(words),
  compose: composeTheirPart,
};
