import { askInTurn } from '../testing/ask-in-turn';

it.each([
  ['why did my engagement break in november 2023', /^The engagement broke[^.]+\bNovember 2023/u],
  ['how did I lose my job in 2020', /^[^.]+\b2020\b/u],
])('says what happened and which periods ran then: %s', (text, says) => {
  expect(askInTurn(text).text.split('\n\n')[0]).toMatch(says);
});

it('answers about the future if something of a past year is to return', () => {
  expect(askInTurn('udhaar diya tha 3 lakh apne saale ko 2022 me, wapas milega ki nahi').text).not.toMatch(/2022 mein/u);
});
