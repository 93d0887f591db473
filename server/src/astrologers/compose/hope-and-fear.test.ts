import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import { compose } from './compose';

const opening = (text: string) => compose(createQuestion(setChart, text, { astrologer: 'Astra' })).split('\n\n')[0] ?? '';

it.each([
  ['dukaan badhau to munafa hoga ya ghata lag jayega?', /ghata/iu],
  ['नया धंधा चलेगा या पैसा डूब जाएगा?', /डूब/u],
  ['Will my business grow or will I regret it?', /regret/iu],
])('answers hope and fear as one question for yes or no: %s', (text, fear) => {
  expect(opening(text)).not.toMatch(fear);
  expect(opening(text)).toMatch(/^(?:Yes|No|Not|There|Haan|Nahi|Aasani|Abhi|हाँ|नहीं|आसानी|अभी|ज़्यादातर नहीं)/u);
});

it.each(['bike 14 tareekh ko lu ya 19 ko', 'गाड़ी 14 तारीख को लूँ या 19 को'])('compares two days of a month that is not named: %s', (text) => {
  expect(opening(text)).toMatch(/14.*19|19.*14/u);
  expect(opening(text)).toMatch(/20\d\d/u);
});

it('takes the year in which money was lent for no year that is asked about', () => {
  expect(opening('2023 me chacha ko 1 lakh udhaar diya tha, paisa milega wapas?')).not.toMatch(/2023/u);
});

it('takes the August of last year for one that is over', () => {
  expect(opening('पिछले साल अगस्त में क्या हुआ था मेरे साथ?')).not.toMatch(/2027/u);
});

it('weighs two offers that are named with "and"', () => {
  expect(opening('Offers from Wipro and a small startup, which to take?')).toMatch(/start-up[\s\S]*established|established[\s\S]*start-up/u);
});

it('picks one of three that are listed with "and"', () => {
  expect(opening('teaching, banking aur law me se kaun sa mere liye sahi hai')).toMatch(/(?:kanun|vakalat)[\s\S]*adhyapan|adhyapan[\s\S]*kanun/iu);
});
