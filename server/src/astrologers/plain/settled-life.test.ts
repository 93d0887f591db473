import { composeAnswer } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import { findFaults } from '../testing/find-faults';
import { createCharts, createQuestion } from '../testing/charts';

/** The chart: Pisces lagna with Saturn in the 1st, born in 1997. */
const cases: readonly (readonly [text: string, opening: RegExp])[] = [
  // What is taken for granted of the chart, and is not so.
  ['Saturn is in my 9th house, will my career be ruined', /Saturn is in (?:your|the) 1st house/u],
  ['I am a Libra ascendant, when will I change my job', /(?:Your|the) lagna is Pisces/u],
  ['Vrishchik lagna walon ke liye agla saal kaisa hai', /lagna Meen/u],
  ['My rashi is Leo, will I earn more next year', /(?:Moon sign|rashi) is Aries/u],
  // Decisions of a life.
  ['Will his parents accept our love marriage', /famil|agree|won|no than|now more/iu],
  ['kya meri kist time par bhar paunga', /kist|loan|khinchav|bhar paenge/iu],
  ['should I remarry or stay single', /second|alone/iu],
  ['Should I shift with my son or live by myself', /child|home/iu],
  ['shall we live in a joint family or separate', /together|joint|apart|home|stay/iu],
  ['Should I continue with my partner or dissolve the partnership', /partner|clean end|trial|break it/iu],
  ['will the company hold my offer for two months', /hold|wait|rely|door|Probably|More yes/u],
  ['he ghosted me, was it my fault', /fault|guilty/u],
  ['didi ki shadi nahi hui, kya meri pehle ho sakti hai', /pehle|wajah|theirs|Ho to sakti/iu],
  // People and times.
  ['what kind of in-laws will I get', /family you marry into/u],
  ['Which dasha was running in 2018 when I failed', /In 2018/u],
  ['what is going on in my life right now', /antardasha/u],
  ['which month should I be careful with money', /\d{4} to /u],
  ['which months of 2028 should I avoid for new work', /2028 to .*2028|2028 to .*2029/u],
  ['am I made to be a boss or an employee', /boss|employee|lead|post/iu],
  ['four planets are in my 6th house, is it bad', /6th house|Not bad|No misfortune/u],
  ['Her Mars is in the 7th, should I marry her', /no reason|need not|Do not refuse/u],
  ['what is blocking my wedding', /because|reason/iu],
  // Practices, words and what no chart says.
  ['how many times should I chant the mantra', /Once|once|One reading/u],
  ['I have kept the Friday fast for 3 years, continue or stop', /complete|end it|Go on|Keep it/u],
  ['mere bete ko bolna nahi aata, baby late speech', /doctor|paediatrician/iu],
  ['is my chart made by my old name or new name', /neither|Neither|name does not matter|all the same/u],
  ['kaal sarp hota kya hai', /Kaalsarp|kalasarp|kaalsarp/iu],
];

it.each(cases)('"%s" is answered to the point', (text, opening) => {
  expect(composeAnswer(createQuestion(setChart, text)).text.slice(0, 260)).toMatch(opening);
});

it('none of them contradicts its chart or has a gap', () => {
  expect(findFaults(cases.map(([text]) => text), createCharts(10, 21))).toEqual([]);
});

it('what holds in the chart is not corrected', () => {
  expect(composeAnswer(createQuestion(setChart, 'Saturn is in my 1st house, will my job last')).text).not.toMatch(/not where you name|other place/u);
  expect(composeAnswer(createQuestion(setChart, 'I am a Pisces ascendant, when will I change my job')).text).not.toMatch(/not the one you name|answer by that/u);
});

it('a year is past by the day of the question, not by the day of the server', () => {
  const text = 'Which dasha was running in 2018 when I failed';
  expect(composeAnswer(createQuestion(setChart, text)).text).toMatch(/^In 2018 (?:you were|the|it was)/u);
  expect(composeAnswer(createQuestion(setChart, text, { now: new Date('2017-05-01T00:00:00Z') })).text).not.toMatch(/you were| ran from/u);
});
