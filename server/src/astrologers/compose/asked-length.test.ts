import { createVerifier } from '../check/verify';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';

const charts = createCharts(6, 52);
const openingOf = (questions: string, at = 0, astrologer: 'Oracle' | 'Astra' = 'Astra') => askInTurn(questions, charts[at], astrologer).text.split('\n\n')[0] ?? '';

const cases: readonly (readonly [kind: string, questions: string, opening: RegExp])[] = [
  ['a distance', 'will my home loan get approved>>how many days more', /\d½? (?:weeks?|months?|years?)/u],
  ['a distance', 'meri job kab lagegi>>kitne saal me', /(?:\d|dedh|dhai|aadhe|saadhe).* (?:mahine|saal|hafte)/iu],
  ['a distance', 'dukan kitne din me chal padegi', /(?:\d|dedh|dhai|aadhe).* (?:mahine|saal|hafte)/iu],
  ['a distance', 'how soon will i find a buyer for the plot', /\d½? (?:weeks?|months?|years?)/u],
  ['a distance', 'मकान कितने महीने में बिकेगा', /(?:\d|डेढ़|ढाई|आधे).* (?:महीने|साल|हफ़्ते)/u],
  ['an end', 'saas ke sath roz ladai hoti hai>>kab tak sehna padega', /tak|raahat|rahat|halka|zyada din/iu],
  ['an end', 'my boss insults me daily. how long do i have to bear this', /till about|relief|eases|better stretch/iu],
  ['an end', 'कब तक ऐसे ही चलेगा, घर में रोज़ झगड़ा', /तक|राहत|हल्का/u],
  ['an end', 'we fight every day at home>>till when', /till about|relief|eases|better stretch/iu],
  ['an obstacle', 'meri job kab lagegi>>usme kya dikkat hai', /adach|adchan|badi|baat/iu],
  ['an obstacle', 'क्या बेटे की नौकरी लगेगी>>उसमें कोई अड़चन है क्या', /अड़चन|बात/u],
  ['an obstacle', 'will i get my visa>>any problem in it?', /obstacle|in the way|stands/iu],
  ['Manglik and others', 'am i manglik>>does it affect my husband', /husband|mild|nothing to fear/iu],
  ['Manglik and others', 'mujhe manglik dosh hai kya>>uska asar shadi pe padega?', /nahi|halka|kam/iu],
  ['the lord of a house', 'पांचवें घर में क्या है मेरे>>और उसका स्वामी कहां है', /भाव/u],
  ['the lord of a house', 'what is in my 8th house>>and where is its lord', /house/u],
  ['the day beside', 'interview on 18th dec, will it go well>>is the day before fine to travel?', /17 dec/iu],
  ['the day beside', 'tuesday ko shop kholu>>ek din pehle puja rakhu kya', /monday|somvar/iu],
  ['the time, too', 'kya mujhe loan milega>>samay bhi batao', /20\d\d/u],
];

it.each(cases)('tells %s: %s', (_, questions, opening) => {
  charts.forEach((__, at) => expect(openingOf(questions, at, at % 2 === 0 ? 'Oracle' : 'Astra')).toMatch(opening));
});

it('asks for a month inside the year that was named', () => {
  charts.forEach((_, at) => expect(openingOf('will i get a job this year>>which month', at)).toMatch(/this year|2026/iu));
});

it.each(['how many days of leave should i take', 'kitne din ki chhutti lu', 'how long will this job last', 'when does my sade sati end>>how long', 'kitne ghante padhu'])('does not take "%s" for a distance', (questions) => {
  expect(openingOf(questions)).not.toMatch(/^(?:In about|About \d|Within about|Kareeb|Karib|Lagabhag)/u);
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(8, 43)) {
    const verify = createVerifier(chart, testNow);
    for (const [, questions] of cases) expect({ questions, faults: verify(askInTurn(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
