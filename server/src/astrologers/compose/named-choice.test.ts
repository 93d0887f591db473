import { createVerifier } from '../check/verify';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';

const charts = createCharts(5, 63);
const openingOf = (questions: string, at = 0) => askInTurn(questions, charts[at], at % 2 === 0 ? 'Astra' : 'Oracle').text.split('\n\n')[0] ?? '';

/** A choice, with what the first paragraph has to name of both sides. */
const cases: readonly (readonly [questions: string, one: RegExp, other: RegExp])[] = [
  ['should i take a loan from the bank or from my friend gagan', /from the bank/iu, /from your friend/iu],
  ['बैंक से कर्ज लूं या दोस्त से', /बैंक से/u, /दोस्त से/u],
  ['maa meri behen ke paas rahe ya bhai ke paas', /behen ke paas/iu, /bhai ke paas/iu],
  ['bade bhai ko sajhedar banau ya saale ko', /bade bhai ko/iu, /saale ko/iu],
  ['chacha se paise mangu ya mama se', /chaacha se|chacha se/iu, /maama se|mama se/iu],
  ['gaadi cash me lu ya emi pe', /nakad|cash/iu, /kist/iu],
  ['red dress or blue for the interview', /\bred\b/iu, /\bblue\b/iu],
  ['should i go by train or flight', /by train/iu, /by flight/iu],
  ['study in the morning or at night', /the morning/iu, /the night/iu],
  ['take the 9am slot or the evening one for the interview', /the morning/iu, /the evening/iu],
  ['शादी घर पर करें या हॉल में', /घर में/u, /हॉल में/u],
  ['गाय लूं या भैंस', /गाय/u, /भैंस/u],
  ['dukan mere naam se kholu ya bete ke naam se', /(?:apne|aapke) naam/iu, /bete ke naam/iu],
  ['beti ke liye doctor wala rishta thik hai ya engineer wala', /doctor/iu, /engineer/iu],
  ['didi ka loan pehle chukau ya apna ghar lu', /loan pehle chukayein/iu, /apna ghar lein/iu],
  ['bca karu ya bcom', /BCA/u, /BCom/u],
  ['pehle meri shaadi hogi ya bhai ki', /pehle (?:bhai|aap)/iu, /aapke liye|dono/iu],
];

it.each(cases)('names both sides of "%s"', (questions, one, other) => {
  charts.forEach((_, at) => {
    const opening = openingOf(questions, at);
    expect(opening).toMatch(one);
    expect(opening).toMatch(other);
  });
});

it('leaves what two people say to the answer by name, and two to be married to both charts', () => {
  expect(openingOf('my brother says sell the flat and my wife says keep it, whom do i follow')).toMatch(/brother|wife|wish/iu);
  expect(openingOf('should i marry rohit or amit')).toMatch(/both|two/iu);
});

/** A quantity that is asked for, and what the first paragraph says of it. */
const amounts: readonly (readonly [questions: string, opening: RegExp])[] = [
  ['how many hours should i study and morning or night', /\d to \d .*hours.*(?:morning|night)/iu],
  ['कितने घंटे पढूं और किस टाइम सुबह या रात', /\d से \d घंटे.*(?:सुबह|रात)/u],
  ['kitna paisa lagega ghar banane me', /kharch/iu],
  ['how much will the wedding cost us', /sum|bill/iu],
  ['will i get the visa>>what are the chances', /half|likely/iu],
  ['kitne percent chance hai job lagne ka', /aadh|aasaar|aasar/iu],
  ['kitne attempt lagenge ca final me', /prayas/iu],
  ['will the loan come>>are you sure?', /sure|certain|fully/iu],
  ['chalega kitne din me profit aayega', /\d½? (?:mahine|saal|hafte)|(?:dedh|dhaai|dhai|aadhe) (?:mahine|saal)/iu],
];

it.each(amounts)('answers the quantity of "%s"', (questions, opening) => {
  charts.forEach((_, at) => expect(openingOf(questions, at)).toMatch(opening));
});

it.each(['missed by 3 marks last time, will i clear the bank exam now', 'HTET ka form bhara hai, is bar clear hoga? pichli bar 3 number se reh gaya'])('takes a number of the past for no aim: %s', (question) => {
  charts.forEach((_, at) => expect(openingOf(question, at)).not.toMatch(/\b3\b/u));
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(6, 47)) {
    const verify = createVerifier(chart, testNow);
    for (const questions of [...cases.map(([each]) => each), ...amounts.map(([each]) => each)]) expect({ questions, faults: verify(askInTurn(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
