import { setChart } from '../relevance/ask-set';
import { findFaults } from '../testing/find-faults';
import { createCharts, createQuestion, testNow } from '../testing/charts';
import { composeAnswer } from '../compose/compose';
import { readQuestion } from '../question/read-question';
import { findKin } from '../question/people';
import { readText } from '../question/question-text';
import { detectSensitiveTopic } from '../reader/classify/sensitive-topic';
import { isOnlyTold } from '../reader/classify/background';

const ask = (text: string) => composeAnswer(createQuestion(setChart, text));

/** The chart: Pisces lagna with Saturn, Moon in Aries in the 2nd, born on Shukla Navami, Mars mahadasha till 2029. */
const cases: readonly (readonly [text: string, opening: RegExp, isFree: boolean])[] = [
  // Words and what they mean.
  ['are moon sign and rashi one and the same thing', /^Yes.*same: rashi/u, true],
  ['kya lagna aur ascendant alag hote hain', /^Haan.*ek hi/u, true],
  ['mahadasha aur antardasha me kya fark hai', /^Nahi: mahadasha/u, true],
  ['why do I notice 11:11 again and again, does it mean something', /^Seeing 11:11/u, true],
  ['panchak kya hota hai', /^Panchak/u, true],
  ['what is gandmool', /^Gand mool are the six/u, true],
  ['what does ayanamsa mean', /^Ayanamsa is/u, true],
  ['चौघड़िया क्या होता है', /^चौघड़िया/u, true],
  // Doubts and beliefs.
  ['how can stars decide whom I meet', /planets|proof|kundli/iu, true],
  ['can I change my destiny', /not all fixed|Nothing is written|not rivals|tendencies/u, true],
  ['kya ratna se sach me kuch hota hai', /sabut|asar|sabit/u, true],
  ['are gemstones really effective', /stone|proof|custom|Nobody can show/u, true],
  ['my kitchen is in the south west as per vastu is it bad', /Leave it|Keep it|need not|No change/u, true],
  ['what is the use of gun milan then', /gunas|Points|sieve/u, true],
  ['who is our kuldevi', /descent|family tradition|family|priest/u, true],
  ['me and my twin have the same chart but different lives, how', /twin|sky|chart/iu, true],
  // The day of birth.
  ['i was born on a new moon day, is that bad', /amavasya/u, true],
  ['मेरा जन्म पूर्णिमा को हुआ था क्या', /पूर्णिमा/u, true],
  ['was there an eclipse when i was born', /eclipse/u, true],
  ['mera janm mool nakshatra me hua hai kya', /^Nahi|^Aapka nakshatra/u, true],
  ['does a difference of 6 minutes in birth time change my lagna', /6 minutes/u, true],
  // The service and those who answer.
  ['another pandit says my lagna is different, which one is right', /ayanamsa/u, true],
  ['do you send the same answer to everybody', /^(?:No|Not|It is not)/u, true],
  ['aapka naam kya hai ji', /AI/u, true],
  ['aapki baat kitne percent sahi hoti hai', /pratishat|aankda|pakk/u, true],
  ['superb, you are so right', /Glad|Good to hear|kind|glad/u, true],
  // Two signs.
  ['Leo and Scorpio, do they get along as a couple', /^As signs.*Leo and Scorpio/u, true],
  ['makar aur vrishabh ki jodi', /^Haan.*Makar aur Vrishabh|Makar aur/u, true],
  // Hearts.
  ['my wife is always texting another man, is there a third person', /No chart|can't/u, true],
  ['what is going on in his mind about me', /can't|No chart/u, true],
  ['he will not tell his parents about us, am i wasting my years', /wasted|Half and half|plain word|years on promises/u, false],
  ['I have never been in love, what is wrong with my chart', /Nothing is missing|lacks nothing|no flaw/u, false],
  ['what will my future husband do for work and how will he look', /spouse|Expect somebody/u, false],
  ['do ladke pasand hain, kaun sa mere liye sahi rahega', /dono/iu, false],
  // Periods.
  ['what should I avoid in my Mars mahadasha', /haste on the road/u, false],
  ['shani ki mahadasha me kya kare', /Shani ki mahadasha/u, false],
  ['why is my mars dasha so bad', /Mars/u, false],
  // Oneself, and small things of the body.
  ['why am i so emotional', /Moon/u, false],
  ['mujhe itna gussa kyu aata hai', /Mangal/u, false],
  ['my knees ache in the cold, which planet is it', /knees.*Saturn/u, false],
  ['acidity ka kaun sa grah hota hai meri kundli me', /acidity.*Surya/u, false],
  ['I have budhaditya yoga but why no result', /Budha-Aditya yoga/u, false],
  ['sun and saturn together in my chart, what happens', /not together|do not share/u, false],
];

it.each(cases)('"%s" is answered to the point', (text, opening, isFree) => {
  const { text: answer, isFree: costsNothing } = ask(text);
  expect(answer.slice(0, 260)).toMatch(opening);
  expect(costsNothing).toBe(isFree);
});

it('no answer of its own contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(([text]) => text), createCharts(12, 9))).toEqual([]);
});

it.each(['What is my Moon sign?', 'mera lagna kya hai', 'Am I Manglik?', 'which antardasha is running', 'मेरा नक्षत्र कौन सा है', 'is Saturn in my 1st house', 'do I have gajakesari yoga'])('"%s" is a fact of the kundli page and costs nothing', (text) => {
  const { isFree, usesChart } = ask(text);
  expect({ isFree, usesChart }).toEqual({ isFree: true, usesChart: true });
});

it.each(['Is my Saturn good or bad?', 'what is my D10 ascendant', 'when does Jupiter enter Cancer', 'mere rahu ka kya asar hai', 'When will I get married?'])('"%s" goes beyond the page and is charged', (text) => {
  expect(ask(text).isFree).toBe(false);
});

it.each([
  ['When did my Sun mahadasha end and what came after it?', /Sun mahadasha (?:ended on|is over)/u],
  ['meri chandra mahadasha kab khatam hui', /beet chuka|poori ho chuki|beet chuki/u],
  ['When does my Mars mahadasha end and which comes next?', /Mars mahadasha ends on|end of your Mars mahadasha is/u],
  ['What is my lagna and where is its lord?', /Your lagna \(ascendant\) is Pisces.*Jupiter/su],
])('"%s" tells the end of a period, also of one that is over', (text, opening) => expect(ask(text).text.slice(0, 260)).toMatch(opening));

it.each([
  ['my sister\'s husband', 'brotherInLaw', 9],
  ['husband\'s mother', 'motherInLaw', 10],
  ['bhabhi ki behen', 'uncle', 11],
  ['my father\'s brother', 'uncle', 11],
  ['my son\'s wife', 'daughterInLaw', 11],
  ['my elder sister', 'elderSister', 11],
] as const)('"%s" is one relative, read from one house', (text, id, house) => expect(findKin(readText(text, 'English'))).toEqual({ id, house }));

it.each([
  ['bhai sach batao meri shaadi kab hogi', null],
  ['jai mata di, meri naukri kab lagegi', null],
  ['my daughter wants dance classes, as her mother should I say yes', 'daughter'],
] as const)('"%s" is about %s', (text, kin) => expect(readQuestion(text, [], testNow, Date.parse(setChart.utc), 'English').kin?.id ?? null).toBe(kin));

it.each([
  ['since her operation my mother in law fights with everyone, when will it end', true],
  ['meri saas ka operation hua tab se roz jhagda hai', true],
  ['I am a nurse in a hospital, will I get the night duty changed', true],
  ['my mother has an operation next week, will it be fine', false],
  ['my father is in the hospital and my brothers fight, will he recover', false],
])('whether illness is only told in "%s": %s', (text, only) => {
  expect(isOnlyTold(text)).toBe(only);
  if (!only) expect(detectSensitiveTopic(text)).toBe('illness');
});
