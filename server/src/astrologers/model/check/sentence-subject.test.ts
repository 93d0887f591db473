import { partsByPerson } from './sentence-subject';

it.each([
  ['Your Moon is in Aries.', ['asker']],
  ['Your Moon is in Aries and her Moon is in Pisces.', ['asker', 'other']],
  ["Your husband's Moon is in Pisces, while yours is in Aries.", ['other', 'asker']],
  ["Rohan's Venus is in Leo.", ['other']],
  ["Saturn's aspect is slow.", [null]],
  ['The partner is Manglik, you are not.', ['other', 'asker']],
  ['आपके पति का चंद्रमा मीन में है, और आपका मेष में।', ['other', 'asker']],
  ['Unka Chandra Meen mein hai, aur aapka Mesh mein.', ['other', 'asker']],
  ["You're in the Mars mahadasha.", ['asker']],
  ['Jupiter helps work.', [null]],
])('%s', (sentence, of) => {
  const parts = partsByPerson(sentence);
  expect(parts.map((part) => part.of)).toEqual(of);
  expect(parts.map(({ text }) => text).join('')).toBe(sentence);
});
