import { askInTurn } from '../testing/ask-in-turn';

function ask(questions: string) {
  const { text, isFree } = askInTurn(questions);
  return { opening: text.split('\n\n')[0] ?? '', isFree };
}
const whole = (question: string) => ask(question).opening;

it.each([
  ['who is my 9th lord and in which house is he sitting', 'where is the lord of my 9th house'],
  ['who rules my 4th house>>where is it placed', 'where is the lord of my 4th house'],
  ['mere 6th house ka swami kaun hai>>kis ghar me baitha hai', 'mere 6th house ka swami kis ghar me hai'],
  ['मेरे चौथे भाव का स्वामी कौन है>>वह कहाँ बैठा है', 'मेरे चौथे भाव का स्वामी कहाँ है'],
  ['mera lagnesh kaun hai>>kahan baitha hai', 'mera lagnesh kahan hai'],
])('the place of the lord that was named is told: %s', (questions, alone) => {
  const { opening, isFree } = ask(questions);
  const place = /(?:in your )?\d+th house|\d+(?:st|nd|rd|th) house|\S+ भाव \([^)]*\)/u.exec(whole(alone))?.[0];
  expect(place).toBeDefined();
  expect([isFree, opening]).toEqual([true, expect.stringContaining(place ?? '')]);
});

it.each([
  ['who is my 5th lord and are there any planets in it', /5th house/u],
  ['11th house ka malik kaun hai aur usme koi grah baitha hai kya', /11th house/u],
  ['which planets are in my 8th house>>and who rules it', /lord of your 8th house|lord of the 8th/u],
])('of a house that was named, planets and lord are told: %s', (questions, opening) => {
  expect(ask(questions)).toEqual({ isFree: true, opening: expect.stringMatching(opening) });
});

it('a lord is said to be retrograde or not', () => {
  expect(whole('is my 10th lord retrograde')).toMatch(/^(?:Yes|No), \w+ was (?:retrograde|direct) when you were born/u);
});

it('a question of its own takes nothing from the house before it', () => {
  expect(whole('who is my 7th lord>>when will i get a job')).toMatch(/job/u);
});
