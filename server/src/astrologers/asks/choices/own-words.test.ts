import { extractOptions, splitPair } from '../options';
import { areBare, ownWords } from './own-words';
import { asksWhatIs } from './words';

it.each([
  ['police me jau ya pyar se baat kru', ['police mein jaana', 'pyar se baat karna']],
  ['continue karu ya band kar du ya topic change karu', ['continue karna', 'band kar dena', 'topic change karna']],
  ['uske ghr jau, notice bheju, ya bhul jau', ['uske ghar jaana', 'notice bhejna', 'bhul jaana']],
  ['tenant kiraya nhi de rha or khali bhi nhi kr rha, nikal du ya rakhu', ['nikal dena', 'rakhna']],
  ['pg me rhu ya flat share kru 2 ldkiyo k sath', ['pg mein rehna', 'flat share karna']],
  ['kya palu kutta ya tota ya kuch nhi', ['kutta', 'tota']],
  ['boss ne bola h night shift karu ya chhod du', ['night shift karna', 'chhod dena']],
  ['bete ko pehle batau ki baad mein', ['bete ko pehle batana', 'baad mein']],
  ['मैं सामान बदलूं, जगह बदलूं या दाम घटाऊं', ['सामान बदलना', 'जगह बदलना', 'दाम घटाना']],
  ['मेरे बड़े बेटे के पास रहूं या छोटे के पास गांव में', ['अपने बड़े बेटे के पास रहना', 'छोटे के पास गांव में']],
])("labels the options of %s in the user's words", (text, options) => {
  expect(ownWords(extractOptions(text), false)).toEqual(options);
});

it.each([
  ['Should I learn video editing or coding or prepare for bank', ['learn video editing', 'coding', 'prepare for bank']],
  ['Rent another flat or buy a small one with my own money?', ['rent another flat', 'buy a small one with your own money']],
  ['he called today, should I take him to the vet or the local one', ['take him to the vet', 'the local one']],
])('labels the options of %s without question words', (text, options) => {
  expect(ownWords(extractOptions(text), true)).toEqual(options);
});

it('takes no question for an option', () => {
  expect(ownWords(extractOptions('Can she make it bigger at 51 or is it too late for her?'), true)).toBeNull();
});

it.each(['wo sach me ladki hai ya koi fake bana raha hai mujhe', 'mere Shani se hai ya Rahu se'])(
  '%s has no names for its options',
  (text) => {
    expect(ownWords(extractOptions(text), false)).toBeNull();
  },
);

it('reads "ki" after a verb of saying as "that"', () => {
  expect(extractOptions('ghar walo ko batau ki main jau')).toEqual([]);
});

it('does not read states and events as actions', () => {
  expect(asksWhatIs(['is it friendship', 'something more'])).toBe(true);
  expect(asksWhatIs(['should I go', 'stay'])).toBe(false);
});

it('does not read an option with a statement as a bare one', () => {
  expect(areBare(['samosa stall', 'juice counter'])).toBe(true);
  expect(areBare(['I am 61 and want to learn swimming', 'harmonium'])).toBe(false);
});

it('reads items joined by "and" as a pair if one of both is asked for', () => {
  expect(ownWords(splitPair('NCC certificate exam and semester exam are on the same week, which one should I prefer'), true)).toEqual([
    'NCC certificate exam',
    'semester exam',
  ]);
  expect(splitPair('my brother and my sister fight daily')).toEqual([]);
});
