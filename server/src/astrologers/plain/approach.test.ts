import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { createCharts } from '../testing/charts';
import { findFaults } from '../testing/find-faults';

const ways = /^(?:Your way is this|What suits you|Do it like this|Aapka dhang|Aise kijiye|Aapke liye sahi tarika|आपका ढंग|ऐसे कीजिए|आपके लिए सही तरीका)/u;
const openingOf = (text: string) => askInTurn(text, setChart).text.split('\n\n')[0] ?? '';

const manners = [
  'kaise bolu papa ko bina unka dil dukhaye',
  'मम्मी को कैसे बताऊँ कि मेरा रिज़ल्ट ठीक नहीं आया',
  'boss ko kaise mana karu sunday duty ke liye',
  'how do i say no to my sister without a fight',
  'how do I explain to my dad that I want to do animation',
];

it.each(manners)('"%s" is answered with a way to say it', (text) => {
  expect(openingOf(text)).toMatch(ways);
});

it.each(['shaadi kab hogi kaise batau ghar pe', 'how do you tell the future', 'bata du ya exam ke baad', 'kaise pata chalega ki wo sach bol raha hai'])(
  '"%s" keeps its own answer',
  (text) => {
    expect(openingOf(text)).not.toMatch(ways);
  },
);

it('no way to say something contradicts its chart', () => {
  expect(findFaults(manners, createCharts(8, 11))).toEqual([]);
});
