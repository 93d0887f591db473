import type { PlanetName } from '@oracle-astra/shared/contract';
import { houseSign } from '../../astrology';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses, englishPartner } from '../words/english-words';
import { hindiHouses, hindiPartner } from '../words/hindi-words';
import { worksWell } from './placement';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const family = '(?:sasural\\w*|in ?laws?|inlaws?|saas|sasu|sasur|saas sasur|mother ?in ?law|father ?in ?law|sas)';
const manner = '(?:swabhav|svabhav|nature|kais[aeio]\\w*|what kind|what type|how will|how are|behaviou?r|vyavhar|vyavahar|vyavahaar|achh?[aeio]|acch[aeio]|good|rich|ameer|amir|like)';
const asks = new RegExp(` (?:${family} .*${manner}|${manner} .*${family}) `, 'u');
const comes = / (?:mile\w*|milen\w*|hog[aie]|honge|will|would|rahe\w*|kaisa|kaisi|kaise|nature|swabhav|svabhav|kind|type) /u;

/** The family one marries into: as a whole by the 8th house, the mother by the 10th and the father by the 3rd. */
function composeInLaws(context: Context, words: string): string {
  const { say, book, strengths, question: { chart } } = context;
  const one = / (?:saas|sasu|mother ?in ?law|sas) /u.test(words) && !/ (?:sasur|saas sasur|in ?laws) /u.test(words) ? 10 : / (?:sasur|father ?in ?law) /u.test(words) && !/ (?:saas|sasural\w*) /u.test(words) ? 3 : 8;
  const sign = houseSign(chart, one);
  const lord: PlanetName = strengths.view.lord(one);
  const at = strengths.view.house(lord);
  const isStrong = worksWell(context, lord);
  const [who, whoHi] = one === 10 ? ['your mother-in-law', 'सास'] : one === 3 ? ['your father-in-law', 'ससुर'] : ['the family you marry into', 'ससुराल के लोग'];
  const other = one === 8 ? ([10, 3] as const).map((house) => houseSign(chart, house)) : [];
  return [
    say([[`Expect ${who} to be ${englishPartner[sign - 1]}`, `By your chart ${who} looks ${englishPartner[sign - 1]}`], isStrong ? [', and well disposed towards you', ', and the tie is a helpful one'] : [', and warm only with time', ', and you will have to take the first step'], `: that is your ${th(one)} house in ${book.sign(sign)}.`], [[`${whoHi} ऐसे दिखते हैं: ${hindiPartner[sign - 1]}`, `स्वभाव ऐसा दिखता है: ${hindiPartner[sign - 1]}; यह ${whoHi} की बात है`], isStrong ? [', और आपके लिए मददगार', ', और मेल अच्छा रहेगा'] : [', अपनापन समय से बनेगा', ', पहल आपको करनी होगी'], `; यह ${o(one)} भाव से देखते हैं, जहाँ ${book.sign(sign)} राशि है।`]),
    `${say([`Its lord ${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]})`, isStrong ? [', with good strength.', ' and stands well.'] : [', with little strength, so go slowly.', ' and has little support, so expect no quick warmth.']], [`इसके स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, isStrong ? ['; बल अच्छा है।', ', स्थिति अच्छी है।'] : ['; बल कम है, धीरे चलिए।', ', सहारा कम है, सब्र रखिए।']])}${other.length > 0 ? ` ${say([`The mother there is read as ${englishPartner[(other[0] ?? 1) - 1]}, the father as ${englishPartner[(other[1] ?? 1) - 1]}.`], [`सास: ${hindiPartner[(other[0] ?? 1) - 1]}; ससुर: ${hindiPartner[(other[1] ?? 1) - 1]}।`])}` : ''}`,
    say([['A chart draws a manner and no single person, so judge by the first visits.', 'See them at home once, on an ordinary day, before you agree.', 'Ask your spouse what is said at that table; a chart gives the tone and not the words.', 'This is the tone of a house; people make the rest.']], [['कुंडली स्वभाव का रंग दिखाती है, व्यक्ति नहीं; मिलकर ही राय बनाइए।', 'हाँ कहने से पहले एक बार उनके घर, आम दिन में मिलिए।', 'घर का माहौल जीवनसाथी से पूछिए; कुंडली बस रुख बताती है।', 'यह घर का रुख है, बाकी लोग खुद बनाते हैं।']]),
  ].join('\n\n');
}

export const inLawsToCome: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => asks.test(words) && comes.test(words) && !['when', 'why', 'remedy', 'either', 'muhurta', 'risk', 'past'].includes(read.kind) && !/ (?:diwali|holi|teej|karwa|karva|rakhi|eid|navratri|tyohar|festival|din|day|trip|visit|mahina|relation\w*|rishta|rishte|sambandh|banegi|banti|get along|bond\w*|kab|when|pas|paas|dur|door|near|far|direction|disha|kyu\w*|kyo\w*|why|upay|remedy|manau\w*|fight\w*|jhagd\w*|taan\w*|tana|rahu ya|saath rahu|how (?:do|can|should)|like me|pasand) /u.test(words),
  compose: (context, { words }) => composeInLaws(context, words),
};
