import { readText } from '../../question/question-text';
import { readQuestion } from '../../question/read-question';
import { asksGoodDay } from './asks-good-day';
import { findPurposes, namedPurposes } from './find-purpose';

const idsOf = (line: string): string[] => namedPurposes(readText(line, 'English')).map(({ id }) => id);

/** Named purposes with time words that led the classifier to another purpose. */
const named: readonly [name: string, id: string][] = [
  ['buy a car', 'vehicle'],
  ['start a shop', 'shop'],
  ['travel to Dubai', 'journey'],
  ['annaprashan', 'annaprashan'],
  ['bhoomi pujan', 'build'],
  ['engagement', 'engagement'],
  ['gold purchase', 'gold'],
  ['surgery', 'operation'],
  ['mundan of my son', 'mundan'],
  ['naming ceremony', 'naming'],
  ['sign the flat papers', 'registry'],
  ['move to new office', 'office'],
];
const times = ['between 10 and 25 November 2027', 'in October', 'in 2029', 'before Diwali 2027', 'next to next year'];

it.each(named)('"%s" is %s whatever time is named beside it', (name, id) => {
  expect(new Set(times.flatMap((time) => idsOf(`which day is good for ${name} ${time}?`)))).toEqual(new Set([id]));
});

it.each<[line: string, ids: string[]]>([
  ['sagai ke liye shubh din 2028 me', ['engagement']],
  ['गाड़ी लेने का शुभ मुहूर्त', ['vehicle']],
  ['shubh ghadi batao', []],
  ['मुंडन संस्कार की तारीख', ['mundan']],
  ['beti ki shaadi ke liye gahne kis din kharide', ['gold']],
  ['gold for my daughters wedding, which day', ['gold']],
  ['shaadi ke baad griha pravesh kab kare', ['house']],
  ['after the wedding which day for the mundan', ['mundan']],
  ['engagement and wedding dates please', ['engagement', 'marriage']],
  ['good dates for engagement in January and wedding in February', ['engagement', 'marriage']],
  ['sagai january me aur shaadi february me, din batao', ['engagement', 'marriage']],
  ['naamkaran aur mundan ka muhurat', ['naming', 'mundan']],
  ['satyanarayan puja before griha pravesh', ['worship']],
  ['purani gaadi bechne ka shubh din', ['sell']],
  ['nayi car ki delivery kis din lu, showroom wala 3 se 9 tak bol raha', ['vehicle']],
  ['Please pick a wedding date for me in May, guests flying from Toronto', ['marriage']],
  ['Sisters housewarming in Fremont, flight of my parents on 9th. Which date is good', ['house']],
  ['which day is good for our wedding? and for a car', ['vehicle']],
  ['ear piercing and my sons upanayanam in one function, which day', ['karnavedha', 'upanayan']],
  ['does monday suit us in case of rain', []],
])('"%s" is for %j', (line, ids) => {
  expect(idsOf(line)).toEqual(ids);
});

it('uses the classifier if no purpose is named', () => {
  const line = 'any auspicious date in the coming fortnight';
  expect(findPurposes(readText(line, 'English'), line).map(({ id }) => id)).toEqual(['any']);
});

it.each([
  ['which day is good to buy a car', true],
  ['godh bharai january me', true],
  ['why is 5 december not good for a wedding', true],
  ['kharmas me gaadi kharid sakte hain kya', true],
  ['when will I buy a car', false],
  ['गन्ने का भुगतान मिल वालों ने आठ महीने से रोका है। कब तक आएगा', false],
  ['will my interview on 5 december be good', false],
])('"%s" asks for a good day: %s', (line, asks) => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(asksGoodDay(readQuestion(line, [], now, Date.parse('1990-01-01'), 'English'))).toBe(asks);
});
