import type { Context } from '../../compose/context';
import { factAnswer } from '../../compose/fact-answer';
import { judge, leadInput } from '../../compose/judgement';
import { lineBefore } from '../../compose/pointed/line-before';
import { simpleFact, type FactName } from '../../question/fact-request';
import { toSign } from '../../question/sign-words';
import type { Plain } from '../plain';

const readers = / (?:apps?|sites?|websites?|softwares?|pandit\w*|astrologers?|jyotish\w*|guruji|baba|google|chatgpt|clickastro|astrotalk|astrosage|panchang|patrika|calculator|horoscopes?|kundl\w*|kundal\w*|report|(?:one|ek) (?:\w+ ){0,4}(?:says?|bol\w*|kah\w*|keh\w*|bata\w*|dikha\w*|likh\w*)) /u;
const another = / (?:other|others|another|dusr\w*|doosr\w*|different|differ\w*|alag|fark|yahan|here|you say|you said|aap|and|aur|dono|both|two|do) /u;
const asksRight = / (?:right|correct|true|sahi|thik|theek|sach|galat|wrong|which|kaun\w*|kons\w*|kis\w*|believe|maan\w*|manu\w*|confus\w*|real|asli|actual) /u;

const limbs: readonly (readonly [RegExp, FactName])[] = [
  [/ (?:lagna?|lagn|ascendant|rising) /u, 'lagna'],
  [/ (?:nakshatr\w*|nakshtra|birth star|star) /u, 'nakshatra'],
  [/ (?:sun sign|surya rashi|my sun) /u, 'sunSign'],
  [/ (?:rashi|rasi|raashi|moon|chandra\w*|moon sign|sign) /u, 'moonSign'],
];

/** "One app says Libra, the other Scorpio": the limb as it is computed here, and which of the two that is. */
function composeSigns(context: Context, words: string): string {
  const { say, book, strengths, question: { chart } } = context;
  const [, name] = limbs.find(([pattern]) => pattern.test(words)) ?? [null, 'moonSign' as const];
  const named = [...new Set(words.split(' ').map(toSign).filter((sign) => sign > 0))];
  const sign = name === 'lagna' ? chart.ascendant.sign : name === 'sunSign' ? strengths.view.planet('Sun').sign : chart.rashi;
  const fact = factAnswer(context, simpleFact(name)).find((each) => each !== '') ?? '';
  const verdict = name === 'nakshatra' || named.length < 2 ? '' : named.includes(sign) ? say([`${book.sign(sign)} is right. `], [`${book.sign(sign)} सही है। `]) : say([['Neither of the two. ', 'None of them. ']], [['दोनों में से कोई नहीं। ', 'दोनों नहीं। ']]);
  return [
    `${verdict}${fact}`,
    say([['It is computed here from your minute and place with the Lahiri ayanamsa; Western apps count another zodiac, and close to a border a few minutes of birth time decide.', 'Apps part over three things: the minute, the place and the ayanamsa (here Lahiri); a Western sign is another count altogether.']], [['यहाँ आपके समय और जगह से, लाहिरी अयनांश पर गणना है; पश्चिमी ऐप दूसरी राशि गिनते हैं, और सीमा के पास कुछ मिनट का फ़र्क पड़ता है।', 'फ़र्क तीन बातों से आता है: जन्म का मिनट, जगह और अयनांश (यहाँ लाहिरी); पश्चिमी राशि की गिनती ही अलग है।']]),
  ].join('\n\n');
}

const namesLimb = (words: string): boolean => limbs.some(([pattern]) => pattern.test(words)) || words.split(' ').filter((word) => toSign(word) > 0).length > 1;

/** Two who name different signs for one birth: the fact of this chart decides. */
const twoReadings: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => readers.test(words) && another.test(words) && asksRight.test(words) && namesLimb(words) && read.kin === null && !/ (?:match\w*|milan|gun|guna|shaadi|shadi|marriage|job|naukri|when|kab|gem\w*|ratna|stone|dasha|transit|gochar|compatib\w*|mangl\w*|manglik|birth time|janm samay|house|bhav|ghar|retrograde|exalted) /u.test(words) && !/ (?:rashifal|rashiphal|daily|today s|aaj ka) /u.test(words),
  compose: (context, { words }) => composeSigns(context, words),
};

const mostWords = 24;
const palms = / (?:haath|hath|hast|hastrekha|palm\w*|tarot|numerolog\w*|face reading|tota|parrot|coffee|lakire\w*|rekha\w*|mastak|mathe) /u;
const asksWho = / (?:dono|both|who|whom|kaun\w*|kiski|kisko|kis par|kis pe|which) /u;

/** Palm or cards against the chart: neither art is proof; how this chart stands on the matter is said. */
const palmAgainstChart: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => read.text.length <= mostWords && palms.test(words) && asksWho.test(words) && asksRight.test(words) && !/ (?:haath (?:dard|me dard)|hand pain|hath (?:dard|tut\w*)|haath pila|hath pila|ek haath|learn\w*|sikh\w*|seekh\w*|course|should i (?:show|go)) /u.test(words),
  compose: (context) => {
    const { say, read } = context;
    const last = lineBefore(context);
    const matter = last !== null && last.matter.rank > 0 && !last.matter.careful && last.fact === null ? last : null;
    const own: Context | null = matter === null ? null : { ...context, read: { ...read, kind: 'yesNo', matter: matter.matter, kin: matter.kin, fact: null, second: null, horizon: matter.horizon, step: null } };
    const verdict = own === null ? '' : context.tell(context.book.yesNo(leadInput(own, judge(own))));
    return [
      [say([['Neither is proof: each is an art of its own, and only the figures of a chart can be checked.', 'Trust neither blindly: one is read by eye, the other is computed, and both are tradition.']], [['पक्का सबूत कोई नहीं: दोनों अलग विद्याएँ हैं, जाँची बस कुंडली की गणना जा सकती है।', 'आँख बंद करके किसी को मत मानिए; एक देखकर पढ़ते हैं, दूसरी गिनकर, अर्थ दोनों का परंपरा से है।']]), verdict].filter((each) => each !== '').join(' '),
      say([['Go by what you can do yourself: papers, skill and money decide more than either.', 'Where both agree, fine; where they part, let your own preparation decide.']], [['जो अपने हाथ में है, वह कीजिए: कागज़, हुनर और पैसा दोनों से ज़्यादा तय करते हैं।', 'जहाँ दोनों एक कहें, ठीक; जहाँ अलग, वहाँ अपनी तैयारी पर चलिए।']]),
    ].join('\n\n');
  },
};

export const readings: readonly Plain[] = [twoReadings, palmAgainstChart];
