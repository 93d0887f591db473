import { createVerifier } from '../check/verify';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';

const openingOf = (text: string) => text.split('\n\n')[0] ?? '';

const cases: readonly (readonly [questions: string, names: RegExp])[] = [
  ['will i get a job before diwali', /diwali 2027/iu],
  ['holi se pehle shaadi ho jayegi kya', /holi 2027/iu],
  ['can i buy a scooter in 3 months', /3 months/iu],
  ['do mahine me paise aa jayenge kya', /2 mahin/iu],
  ['15 ko visa interview hai, ho jayega kya', /15 dec/iu],
  ['shall i hand in my notice next wednesday', /wednesday, 25 nov/iu],
  ['अगले सोमवार को पेपर है, पास हो जाऊंगी', /23 नवंबर/u],
  ['should i sign on monday>>or thursday', /(?:monday|thursday).*(?:monday|thursday|nov)/iu],
  ['sunday ko sagai rakhe ya agle sunday ko', /29 nov.*22 nov|22 nov.*29 nov/iu],
];

it.each(cases)('names the time that was asked about: %s', (questions, names) => {
  for (const chart of createCharts(6, 31)) expect(openingOf(askInTurn(questions, chart, 'Astra').text)).toMatch(names);
});

it.each(['will i get a job in the next 6 months', 'will my flat be sold in 6 months', 'agle 6 mahine me naukri lagegi kya', 'क्या अगले 6 महीने में शादी होगी'])('a refusal is not followed by a time inside the one that it refuses: %s', (question) => {
  for (const chart of createCharts(24, 31))
    for (const astrologer of ['Oracle', 'Astra'] as const) {
      const opening = openingOf(askInTurn(question, chart, astrologer).text);
      expect(opening).not.toMatch(/^(?:Not (?:easily|quickly|soon|without effort)[ ,]|(?:Agle )?6 mahine mein? (?:aasani se|jaldi|mehnat ke bina) nahi|(?:अगले )?6 महीने में (?:आसानी से|जल्दी|मेहनत के बिना) नहीं).*\d{4}/iu);
    }
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(8, 41)) {
    const verify = createVerifier(chart, testNow);
    for (const [questions] of cases) expect({ questions, faults: verify(askInTurn(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
