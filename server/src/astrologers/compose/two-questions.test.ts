import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['In which house is my Jupiter and is it retrograde', /^Jupiter is in .+\n\n(?:Yes|No), Jupiter/u],
  ['which sign is my venus and who rules my 10th house', /^Your Venus is in .+\n\n.*10th/u],
  ['my lucky number & lucky colour??', /\d.*\n\n.*(?:red|orange|white|green|yellow|blue|black|grey|pink|cream|brown)/u],
])('tells both things that one line names: %s', (text, says) => {
  expect(askInTurn(text).text).toMatch(says);
});

it('a birth that is told is no question of its own', () => {
  expect(askInTurn('My son was born on 5 March 2001 at 7:30 pm in Mumbai. When will he get a job?').text.split('\n')[0]).toMatch(/\bjob\b/u);
});
