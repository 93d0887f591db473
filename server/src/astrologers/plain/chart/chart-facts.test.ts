import { setChart } from '../../relevance/ask-set';
import { askInTurn } from '../../testing/ask-in-turn';
import { createCharts } from '../../testing/charts';
import { findFaults } from '../../testing/find-faults';

/** The chart: Pisces lagna with Saturn and Ketu, Moon in Aries in the 2nd, Mars and Rahu in the 7th, Mercury and Venus in the 10th, the Sun and Jupiter in the 11th. */
const rows: readonly (readonly [text: string, opening: RegExp, isCharged?: true])[] = [
  ['5th lord placement?', /^The Moon, lord of your 5th house, is in your 2nd/u],
  ['who owns my 10th house and where does he sit', /^Jupiter, lord of your 10th house, is in your 11th/u],
  ['पंचमेश कहाँ है मेरा', /^पाँचवें भाव के स्वामी चंद्रमा दूसरे भाव/u],
  ['dashmesh kis ghar me hai', /^10th house ke swami Guru 11th house/u],
  ['bhagyesh kahan baitha hai', /^9th house ke swami Mangal 7th house/u],
  ['position of my eleventh lord', /^Saturn, lord of your 11th house, is in your 1st/u],
  ['4th and 9th lords where', /Mercury, lord of your 4th.*Mars, lord of your 9th/u],
  ['where is my 7th lord in navamsa', /^In the navamsha \(D9\) Mercury is in Cancer/u],
  ['7th lord D9 me kaha h', /^Navamsha \(D9\) mein Budh Kark/u],
  ['Venus in D9, is it better than in my main chart', /^In the navamsha \(D9\) Venus is in Leo.*(?:Better|Less|same)/u],
  ['my 7th lord is in the 12th, what does that mean', /^Not in the 12th: Mercury/u, true],
  ['bhagyesh saptam me hai, iska fal kya hai', /9th house ke swami Mangal 7th house/u, true],
  ['which sign falls in my 11th house', /^The sign of your 11th house \(income\) is Capricorn/u],
  ['चौथे भाव में कौन सी राशि है', /^चौथे भाव \(सुख\) में मिथुन/u],
  ['mere 2 ghar me kaunsi rashi hai', /^2nd house \(dhan\) mein Mesh/u],
  ['whats in my 8th', /^Your 8th house \(change\) is empty/u],
  ['any houses with nothing in them?', /3rd, 4th, 5th, 6th, 8th, 9th and 12th/u],
  ['kaunse bhav khali pade hain', /3rd, 4th, 5th, 6th, 8th, 9th aur 12th/u],
  ['how many planets are in kendra', /^6 planets/u],
  ['trikon me kaun se grah hain', /^Trikon mein 2 grah/u],
  ['ashtakavarga points of 10th house', /^27 bindus/u],
  ['which house is strongest in my chart', /^By bindus your strongest house/u],
  ['does any planet aspect my lagna', /^Mars and Rahu aspect your 1st house/u],
  ['what all sits with my moon', /^No planet: the Moon is in your 2nd/u],
  ['who is looking at my venus', /aspects? your 10th house/u],
  ['मेरे दशम भाव पर किन ग्रहों की नज़र है', /^दसवें भाव पर मंगल और शनि/u],
  ['kya mere do grah aapas me rashi badle baithe hain', /^Haan.*Guru aur Shani/u],
  ['मेरा जन्म कृष्ण पक्ष में हुआ या शुक्ल में', /शुक्ल पक्ष/u],
  ['sabse zyada grah kis bhav me hai', /^1st house.*Shani aur Ketu/u],
  ['sade sati peak dates please', /^The second phase of your Sade Sati runs from 3 Jun 2027/u],
  ['is my moon weak', /^Yes: the Moon is weak/u, true],
  ['shukra meri kundli me kitna strong hai', /^Nahi.*Shukra kamzor/u, true],
  ['ruling planet of my rashi', /^Mars is the lord of your Moon sign/u],
  ['give me degrees of mars and venus', /9\.8°.*14\.9°/u],
  ['jupiter will be in which of my houses next year', /5th house/u, true],
  ['degree of my sun', /3\.3°/u],
  ['chandra kitne degree pe hai', /20\.2°/u],
  ['dispositor of my moon', /^Mars, the lord of Aries/u],
  ['मंगल उच्च का है या नीच का', /^(?:न उच्च, न नीच|दोनों में से कुछ नहीं): मंगल/u],
  ['functional benefics for my lagna', /^For Pisces lagna the Moon and Mars/u],
  ['mere liye marak grah kaun hai', /Mangal aur Budh/u],
  ['is there any exchange of planets in my chart', /^Yes, Jupiter and Saturn exchange/u],
  ['meri rashi aur lagna dono batao', /lagna Meen.*rashi Mesh/u],
  ['which doshas do i have', /Mangal dosha/u],
  ['मेरी कुंडली में कौन-कौन से दोष हैं', /मंगल दोष.*कालसर्प नहीं/u],
  ['pratyantar kiska chal raha h', /Rahu ka hai/u],
  ['list all my mahadashas', /mahadasha, from .*\n/u],
  ['sadhesati ka dusra charan kab lagega', /doosra charan 3 Jun 2027/u],
  ['when does the last phase of sade sati start', /^The third phase of your Sade Sati runs from/u],
  ['saturn transit over my 7th when', /^Saturn enters Virgo, your 7th house, on 22 Oct 2038/u, true],
  ['shani mere dusre ghar me kab aayega', /3 Jun 2027.*2nd house.*peeche/u, true],
  ['mera janm karan aur yog kya tha', /^Panchang ka yog/u],
];

const cases = rows.map(([text, opening, isCharged]) => ({ text, opening, isFree: isCharged !== true }));

it.each(cases)('"$text" is answered from the chart', ({ text, opening, isFree }) => {
  const answer = askInTurn(text, setChart);
  expect(answer.text.split('\n\n')[0] + (text.startsWith('list') ? answer.text : '')).toMatch(opening);
  expect(answer.isFree).toBe(isFree);
});

it.each([
  'When will I get married?', 'should i buy a house or a plot', 'which house should i buy', 'my second house is on rent, should i sell it', 'when does my 7th lord dasha begin',
  'mere ghar me shanti kab hogi', 'will i pass class 10th', 'shani ka upay batao', 'is saturday lucky for me', 'ghar kis disha me lu', 'will my 2nd child be healthy in school', 'which planet blocks my job',
  'my son is in 5th, which sport suits him', 'landlord ne ghar khali karne ko bola, kya karu', 'is it good to empty the house before diwali',
])('"%s" is no fact of the chart', (text) => {
  expect(askInTurn(text, setChart).text).not.toMatch(/^[A-Z]\w+, lord of your|bindus|^The sign of|^Empty are|^No planet|benefics/u);
});

it('none of these answers contradicts its chart, and none has a gap', () => {
  expect(findFaults(cases.map(({ text }) => text), createCharts(8, 5))).toEqual([]);
});
