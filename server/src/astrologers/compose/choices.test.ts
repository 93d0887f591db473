import { setChart } from '../relevance/ask-set';
import { createQuestion, testNow } from '../testing/charts';
import type { Turn } from '../types';
import { compose } from './compose';

const ask = (text: string, turns: Turn[] = [], now = testNow) => compose(createQuestion(setChart, text, { astrologer: 'Astra', turns, now, lastAnswers: turns.map(({ answer }) => answer) }));
const opening = (text: string) => ask(text).split('\n\n')[0] ?? '';
const ahead = (place: string, other: string, text: string) => text.indexOf(place) < text.indexOf(other);

function talk(...texts: string[]): string[] {
  const turns: Turn[] = [];
  for (const question of texts) turns.push({ question, answer: ask(question, [...turns]) });
  return turns.map(({ answer }) => answer);
}

it('names the same place, whichever of the two is named first', () => {
  const [one, two] = [opening('Pune or Mumbai for my job?'), opening('Mumbai or Pune for my job?')];
  expect(ahead('Pune', 'Mumbai', one)).toBe(ahead('Pune', 'Mumbai', two));
});

it('tells whose turn comes first by the earlier of their times, and the other way round with "before me"', () => {
  const first = opening('Who will get married first, me or my younger brother?');
  const isBrother = /^your younger brother/iu.test(first);
  expect(opening('Will my younger brother marry before me?')).toMatch(isBrother ? /^Yes, your younger brother/u : /^No, you/u);
});

it('leaves out of a choice what is only told beside it', () => {
  expect(opening('Infosys or Cognizant? joining letters of both in hand')).not.toMatch(/letters/u);
  expect(opening('bullet lu ya splendor, doodh bechta hu')).not.toMatch(/doodh|bech/iu);
});

it('does not choose between two people from one chart', () => {
  expect(opening('Rohan or Vikram, both families said yes')).toMatch(/both|two/u);
});

it('goes back to the choice before it, and takes up its other side', () => {
  const [, which] = talk('Should I take the Chennai offer or stay in Trichy', 'which one then');
  expect(which).toMatch(/Chennai[\s\S]*Trichy|Trichy[\s\S]*Chennai/u);
  const [, , rent] = talk('Should I buy a shop?', 'or should I take it on rent', 'which one');
  expect(rent).toMatch(/rent/iu);
});

it('keeps the result of an exam within half a year, and the exam within the next', () => {
  const yearOf = (text: string) => Math.max(...(opening(text).match(/20\d\d/gu) ?? []).map(Number));
  expect(yearOf('When will my exam result come?')).toBeLessThanOrEqual(2027);
  expect(yearOf('Will I pass my CA final?')).toBeLessThanOrEqual(2027);
});

const sentencesOf = (text: string) => text.split(/(?<=[.?!।])\s+|\n+/u).map((each) => each.toLowerCase().trim());

it.each([
  [['What is my rashi?', 'tell me my moon sign', 'my rashi please', 'which is my rashi', 'what rashi do I have', 'rashi of mine?']],
  [['मेरा लग्न क्या है?', 'लग्न कौन सा है मेरा', 'लग्न बताइए', 'मेरा लग्न बताओ', 'लग्न क्या है जी']],
  [['kya main manglik hu', 'manglik hun kya main', 'mangal dosh hai kya', 'manglik hu ya nahi', 'mujhe mangal dosh hai kya']],
])('says no sentence twice when a fact is asked for again and again: %s', (texts) => {
  const sentences = talk(...texts).flatMap(sentencesOf);
  expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
});
