import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import { composeAnswer } from './compose';

const ask = (text: string, turns: string[] = []) =>
  composeAnswer(createQuestion(setChart, text, { turns: turns.map((question) => ({ question, answer: '' })) }));

it.each([
  ['who sits in the tenth of my D10?', 'fact', /10th place of the dashamsha/u],
  ['Should I choose science, commerce or arts?', 'either', /science.*commerce|commerce.*science/su],
  ['kya mera business partner dhokha dega', 'risk', /^(?!Haan)/u],
  ['Will I be fired this month?', 'risk', /^(?!Yes)/u],
  ['kya main doctor ban sakti hu', 'profession', /chikitsa/u],
  ["What's my lucky number?", 'fact', /^3 is yours/u],
  ['rahu 8th house me hai kya', 'fact', /^Nahi, Rahu 7th house/u],
  ['When does Jupiter enter my 10th house?', 'fact', /Sagittarius, your 10th house, on/u],
  ['aaj rahu kaal kab hai', 'muhurta', /Rahu kaal/u],
  ['griha pravesh february me kab karu', 'muhurta', /Feb 2027/u],
  ['kya mujhe share bazar me paisa lagana chahiye', 'yesNo', /Nivesh/u],
  ['who will win the match tonight', 'elsewhere', /chart|kundli/u],
] as const)('"%s" is read as %s and answered to the point', (text, kind, opening) => {
  const { context, text: answer } = ask(text);
  expect(context.read.kind).toBe(kind);
  expect(answer.slice(0, 260)).toMatch(opening);
});

it.each(['ok', 'meaning of mahadasha', 'Do you remember what I asked yesterday?', 'Are you reading qwop jundle?'])('"%s" costs nothing', (text) =>
  expect(ask(text).isFree).toBe(true),
);

it('reads a relative whose birth is told from their own chart, and says so', () => {
  const { context, text } = ask('My son was born on 5 March 2001 at 7:30 pm in Mumbai. When will he get a job?');
  expect(context.question.chart.utc).toBe('2001-03-05T14:00:00.000Z');
  expect(text).toMatch(/your son.*05-03-2001, 19:30, Mumbai/su);
});

it('asks for what is missing of a birth that is told in part', () => {
  const { context, text } = ask('When will my sister born on 4 July 1999 get married?');
  expect(context.question.chart).toBe(setChart);
  expect(text).toMatch(/the hour and the city of birth/u);
});

it('asks which hour is meant where clocks were changed in the night of a told birth, and reads the answer', () => {
  const twice = ask('My father was born on 14 October 1945 at 11:30 pm in Kolkata. How is his health?');
  expect(twice.context.question.chart).toBe(setChart);
  expect(twice.text).toMatch(/23:30 came twice that night: add "first time" or "second time"/u);
  const second = ask('My father was born on 14 October 1945 at 11:30 pm (second time) in Kolkata. How is his health?');
  expect(second.context.question.chart.utc).toBe('1945-10-14T18:00:00.000Z');
  expect(second.text).toMatch(/14-10-1945, 23:30, Kolkata/u);
  const never = ask('My father was born on 1 September 1942 at 12:30 am in Kolkata. How is his health?');
  expect(never.text).toMatch(/00:30 never came that night: write 23:30 or 01:30/u);
});

it('goes on from a fact with a date, and from the person spoken of', () => {
  expect(ask('when does it end?', ['Is Sade Sati running on me?']).context.read.fact?.name).toBe('sadeSati');
  expect(ask('his health?', ['Tell me about my father']).context.read.kin?.id).toBe('father');
});
