import { setChart } from '../relevance/ask-set';
import { completeQuestion } from '../question/ellipsis';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { createVerifier } from '../check/verify';
import type { Turn } from '../types';
import { compose, composeAnswer } from './compose';

/** The answer to the last of several questions, each after those before it. */
function ask(questions: readonly string[], chart = setChart) {
  const turns: Turn[] = [];
  let last = composeAnswer(createQuestion(chart, questions[0] ?? ''));
  for (const question of questions) {
    last = composeAnswer(createQuestion(chart, question, { astrologer: 'Astra', turns: [...turns] }));
    turns.push({ question, answer: last.text });
  }
  return last;
}
const openingOf = (questions: readonly string[]) => ask(questions).text.split('\n\n')[0] ?? '';

it.each([
  ['mera rahu kis ghar me hai', 'aur ketu?', 'mera ketu kis ghar me hai'],
  ['what does 10th house say about me', 'ok and who is its lord where is he sitting', 'where is the lord of my 10th house'],
  ['how is my brother’s career next year', 'and my sister’s?', 'how is my sister’s career next year'],
  ['meri behen ki shaadi kab hogi', 'aur meri?', 'meri shaadi kab hogi'],
  ['when will my wife get transfer', 'and mine?', 'when will I get transfer'],
  ['how will be my mother in law', 'and father in law?', 'how will be my father in law'],
  ['is saturn strong in my chart', 'what about jupiter?', 'is jupiter strong in my chart'],
  ['how is today for me', 'and tomorrow?', 'how is tomorrow for me'],
  ['should i buy the flat in december', 'and january?', 'should i buy the flat in january'],
  ['मेरी बेटी की शादी कब होगी', 'और बेटे की?', 'मेरी बेटे की शादी कब होगी'],
])('after "%s", "%s" is "%s"', (before, raw, whole) => {
  expect(completeQuestion(raw, before)).toBe(whole);
});

it.each([
  ['When will I get married?', 'Will my brother find a job?'],
  ['when will i get promotion', 'and the salary?'],
  ['meri shaadi kab hogi', 'kyu?'],
])('after "%s" a question with words of its own is left as it is: "%s"', (before, raw) => {
  expect(completeQuestion(raw, before)).toBe(raw);
});

it.each<[string[], RegExp]>([
  [['mera rahu kis ghar me hai', 'aur ketu?'], /^ketu|ketu .*(?:meen|1st house)/iu],
  [['will i get the promotion', 'is that good or bad'], /good|bad|slow/iu],
  [['mera rahu kis ghar me hai', 'accha hai ya bura?'], /achha|bur[ai]|darne|madad|mehnat/iu],
  [['will i buy a flat', 'why not?'], /does not say no|no refusal/iu],
  [['will i get back my money from my friend', 'full amount?'], /part|whole|all of it|most of it|instalments|at once/iu],
  [['mera paisa kab wapas milega', 'pura milega kya?'], /poora|hissa|kiston|tukdon/iu],
  [['can i start a restaurant', 'how much will i earn from it?'], /in no chart|names a sum/iu],
  [['when will i change my job', 'in the same company?'], /same|else|new place/iu],
  [['shani ki sade sati chal rahi hai kya', 'uske baad kya hoga?'], /sade sati .*20\d\d/iu],
  [['business me partner lu?', 'kaun sa mahina accha hai', 'aur akele karu to?'], /akele/iu],
  [['should i buy the flat in december', 'and january?'], /january/iu],
  [['which stone should i wear', 'which finger?'], /finger/iu],
  [['मकान कब बनेगा', 'किस महीने शुरू करूं?'], /20\d\d/u],
])('answers the last of %j', (questions, expected) => {
  expect(openingOf(questions)).toMatch(expected);
});

it.each(['business me partner lu?>>kaun sa mahina accha hai', 'मकान कब बनेगा>>किस महीने शुरू करूं?'])('quotes no question that leans on another: %s', (turns) => {
  expect(openingOf(turns.split('>>'))).not.toMatch(/^(?:On )?["“]/u);
});

it('says nothing that the chart does not bear out', () => {
  for (const chart of createCharts(15, 41)) {
    const verify = createVerifier(chart, testNow);
    for (const questions of [['meri sade sati chal rahi hai kya', 'uske baad?'], ['when will i change my job', 'in the same city?'], ['will i get a promotion', 'why not?'], ['where is my rahu', 'is it good or bad?']])
      expect(verify(ask(questions, chart).text)).toEqual([]);
  }
});

it.each([
  ['should i buy the flat in december', /december/iu],
  ['should i change my job this year', /this year/iu],
  ['kya main 2027 me naukri badlu', /2027/u],
  ['क्या मैं अगले साल घर खरीदूं', /2027/u],
])('names the time for which a decision is asked: %s', (question, time) => {
  expect(compose(createQuestion(setChart, question)).split(/[.।:;]/u)[0]).toMatch(time);
});
