import { askInTurn } from '../testing/ask-in-turn';

const ask = (questions: string): string => askInTurn(questions).text.split('\n\n')[0] ?? '';

it.each([
  ['was mars retrograde at my birth and in which house is it', /Mars.*\d+(?:st|nd|rd|th) house/u],
  ['is my venus strong>>where is it placed', /Venus.*\d+(?:st|nd|rd|th) house/u],
  ['budh vakri hai kya aur kis ghar me baitha hai', /Budh.*\d+(?:st|nd|rd|th) house/u],
])('the house of the planet that was named is told: %s', (questions, opening) => {
  expect(ask(questions)).toMatch(opening);
});

it.each([
  ['where are jupiter and saturn in my chart', ['Jupiter', 'Saturn']],
  ['mangal aur shukra kis bhav me hain', ['Mangal', 'Shukra']],
])('each planet that is asked for has its place: %s', (question, planets) => {
  for (const planet of planets) expect(ask(question)).toContain(planet);
});

it.each(['kya meri sade sati hai>>kab khatam hogi, exact date', 'am i in sade sati?>>when will it be over?', 'क्या साढ़ेसाती है>>कब तक रहेगी'])(
  'the end of Sade Sati is a day: %s',
  (questions) => {
    expect(ask(questions)).toMatch(/\d{1,2} \S+ 20\d\d/u);
  },
);

it('a question of its own takes nothing from the planet before it', () => {
  expect(ask('is my jupiter retrograde>>in which city will i settle')).not.toMatch(/Jupiter is in|in your chart, in the/u);
});
