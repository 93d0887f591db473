import { createVerifier } from '../check/verify';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts, testNow } from '../testing/charts';

const charts = createCharts(5, 83);
const openingOf = (questions: string, at = 0) => askInTurn(questions, charts[at], at % 2 === 0 ? 'Astra' : 'Oracle').text.split('\n\n')[0] ?? '';

const cases: readonly (readonly [kind: string, questions: string, opening: RegExp])[] = [
  ['clothes and no stone', 'interview wednesday ko hai>>saree pehnu ya suit', /saree.*suit|suit.*saree/iu],
  ['the hour of a day', 'interview wednesday ko hai>>kitne baje niklu ghar se', /subah|dopahar|shaam|ghadi/iu],
  ['the first or the second', '2 rishte aaye hai ek teacher hai ek bank me hai>>pehle wali ya dusri', /teacher.*bank|bank.*teacher/iu],
  ['the first or the second', 'two offers, one in pune and the other in delhi>>first or second', /pune.*delhi|delhi.*pune/iu],
  ['this month or the next', 'ट्रक ले लूं>>इस महीने या अगले', /इस महीने.*अगले महीने|अगले महीने.*इस महीने/u],
  ['before a festival or after it', 'ईद से पहले बेटी की सगाई कर दें या बाद में', /ईद 2027 (?:से पहले|के बाद).*ईद 2027/u],
  ['two months without or', 'jee ka pehla attempt january me, dusra april me. kisme accha hoga', /jan 2027.*apr 2027|apr 2027.*jan 2027/iu],
  ['old or new', 'ट्रक ले लूं या ट्रैक्टर>>पुराना या नया', /पुरानी वाली.*नई वाली|नई वाली.*पुरानी वाली/u],
  ['weeks or months', 'when will my gf’s parents say yes>>weeks or months?', /\d½? (?:weeks?|months?|years?)/u],
  ['whose parents', 'when will my gf’s parents say yes>>her dad or her mom will agree first', /her (?:father|mother).*her (?:father|mother)/iu],
  ['oneself or an in-law', 'सास मेरे पास रहें या जेठ के पास', /अपने पास.*जेठ के पास|जेठ के पास.*अपने पास/u],
  ['a school', 'sarkari school me dalu bacche ko ya private', /sarkari school.*private school|private school.*sarkari school/iu],
  ['a rent', 'my tenant is vacating soon>>what rent should i quote', /price|figure/iu],
  ['an end of waiting', 'बेटा दो साल से घर बैठा है>>कब तक', /नौकरी/u],
  ['who gives', 'papa se 2 lakh mangu ya loan lu>>denge kya wo', /pita/iu],
];

it.each(cases)('answers %s: %s', (_, questions, opening) => {
  charts.forEach((__, at) => expect(openingOf(questions, at)).toMatch(opening));
});

it('carries no time of a choice into what is asked beside it', () => {
  charts.forEach((_, at) => expect(openingOf('should i buy a guitar this week or wait for the christmas sale>>will i get good at it', at)).not.toMatch(/christmas/iu));
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(6, 59)) {
    const verify = createVerifier(chart, testNow);
    for (const [, questions] of cases) expect({ questions, faults: verify(askInTurn(questions, chart).text) }).toEqual({ questions, faults: [] });
  }
});
