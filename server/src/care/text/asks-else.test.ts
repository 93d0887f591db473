import { isAboutOtherTopic } from './asks-else';

it.each([
  ['grief', 'My wife passed away last year. Should I sell the flat in Nashik or rent it out?'],
  ['illness', 'My father has cancer. When will I get a job in the bank?'],
  ['pregnancy', 'I am 7 months pregnant. Please suggest a name letter for the baby.'],
  ['illness', 'मेरी आंखों का ऑपरेशन होना है, कौन सा दिन ठीक रहेगा'],
] as const)('%s is only told beside another question: %s', (className, text) => {
  expect(isAboutOtherTopic(className, text)).toBe(true);
});

it.each([
  ['grief', 'My wife passed away last year. How do I bear the grief?'],
  ['illness', 'My father has cancer. Will he recover?'],
  ['pregnancy', 'I am 7 months pregnant. Is it a boy or a girl?'],
  ['abortion', 'abortion ke liye kaunsa din'],
  ['medication', 'Should I stop the tablets and take a new job?'],
] as const)('%s is what is asked: %s', (className, text) => {
  expect(isAboutOtherTopic(className, text)).toBe(false);
});
