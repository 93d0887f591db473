import { createVerifier } from '../check/verify';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';

const charts = createCharts(5, 71);
const openingOf = (questions: string, at = 0) => askInTurn(questions, charts[at], at % 2 === 0 ? 'Astra' : 'Oracle').text.split('\n\n')[0] ?? '';

const cases: readonly (readonly [kind: string, questions: string, opening: RegExp])[] = [
  ['a duration', 'kitne mahine tikegi ye job', /20\d\d/u],
  ['a duration', 'how long will this job last', /20\d\d/u],
  ['days away', 'when should we go to goa>>how many days should we stay', /days|as long as/iu],
  ['days away', 'mujhe chhutti milegi kya>>कितने दिन की', /दिन|उतने/u],
  ['a price', 'ek flat 65 lakh ka pasand aaya, kitne me chhodega owner', /daam|rakam/iu],
  ['a price', 'how much should i offer for the plot', /price|figure/iu],
  ['a part', 'how much should i put in the chit fund', /part|whole/iu],
  ['money in parts', 'जमीन का पैसा कब मिलेगा>>पूरा मिलेगा या किस्तों में', /पूरा|टुकड़ों|किस्तों|हिस्सा/u],
  ['the time of a day', 'gadi ki delivery 28 tarikh ko lu>>time kya rakhu', /subah|dopahar|shaam|ghadi/iu],
  ['the better of two days', 'gadi ki delivery 28 tarikh ko lu ya 2 ko>>dono me se konsa accha', /28 nov.*2 dec|2 dec.*28 nov/iu],
  ['what comes where it fails', 'gf ke ghar wale kab manenge>>aur na mane to', /phir|uske baad|dobara/iu],
  ['yes or no', 'i wait for the embassy mail, when will it come>>is it a yes or a no', /yes|not|no,|likely|possible|chance|patience|effort/iu],
  ['a bare date', 'जमीन का पैसा कब मिलेगा>>31 मार्च से पहले?', /31 मार्च/u],
  ['a later year', 'should i move to kochi or stay in kottayam>>june or next year', /June 2027.*2028|2028.*June 2027/u],
  ['two who are asked for', 'my son or my nephew, to whom shall i hand over the shop', /your nephew.*your son|your son.*your nephew/iu],
  ['two ways to say it', 'should i tell her>>call or text', /call.*message|message.*call/iu],
  ['subjects at school', 'physics tuition or maths tuition, can afford only one', /physics.*maths|maths.*physics/iu],
  ['a country', 'my US visa slot is on 9th january, will it get through', /US visa/u],
];

it.each(cases)('answers %s: %s', (_, questions, opening) => {
  charts.forEach((__, at) => expect(openingOf(questions, at)).toMatch(opening));
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(6, 53)) {
    const verify = createVerifier(chart, testNow);
    for (const [, questions] of cases) expect({ questions, faults: verify(askInTurn(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
