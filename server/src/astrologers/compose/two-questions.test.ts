import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['In which house is my Jupiter and is it retrograde', /(?=[\s\S]*Jupiter is in )(?=[\s\S]*(?:Yes|No), Jupiter)/u],
  ['which sign is my venus and who rules my 10th house', /^(?:Your )?Venus is in .+\n\n.*10th/u],
  ['my lucky number & lucky colour??', /\d.*\n\n.*(?:red|orange|white|green|yellow|blue|black|grey|pink|cream|brown)/u],
  ['pls tell my lucky number and lucky colour and lucky day', /\d.*\n\n.*(?:red|orange|white|green|yellow|blue|black|grey|pink|cream|brown).*\n\n.*day/u],
])('tells both things that one line names: %s', (text, says) => {
  expect(askInTurn(text).text).toMatch(says);
});

it('tells all of it in the language of the message', () => {
  expect(askInTurn('pls batao lucky number, lucky din aur lucky color').text).not.toMatch(/ is yours| goes well/u);
});

it('what is only told is no question', () => {
  expect(askInTurn('I am a Virgo ascendant, when will I get a job?').text).toMatch(/^Your lagna is Pisces by the computed chart, so this is read from it\. .*\bjob\b/u);
});

it('a birth that is told is no question of its own', () => {
  expect(askInTurn('My son was born on 5 March 2001 at 7:30 pm in Mumbai. When will he get a job?').text.split('\n')[0]).toMatch(/\bjob\b/u);
});
