import { computeChart } from '../../astrology';
import { createQuestion, createCharts, testNow } from '../testing/charts';
import { compose } from '../compose/compose';
import { groundsOf } from './grounds';

// 17 January 1997, 10:40 in Jaipur.
const chart = computeChart({ utc: new Date('1997-01-17T05:10:00Z'), lat: 26.92, lng: 75.79, now: testNow, localDate: '1997-01-17' });

it('gives house, lord, dasha and transit in English', () => {
  const { grounds, houses } = groundsOf(createQuestion(chart, 'Will it mean moving to another city?'));
  expect(grounds.slice(0, 2)).toEqual([
    { term: '4th house', value: 'Gemini, lord Mercury' },
    { term: 'Mercury', value: expect.stringMatching(/^10th house, Sagittarius 10°2\d'$/u) as string },
  ]);
  expect(grounds[2]).toEqual({ term: 'Dasha', value: expect.stringMatching(/^Mars, Mercury to \d{1,2} Mar 2027$/u) as string });
  expect(grounds[3]).toEqual({ term: 'Saturn today', value: 'Pisces, your 1st house' });
  expect(houses).toEqual([4, 10]);
});

it('gives them in Hindi', () => {
  const { grounds, houses } = groundsOf(createQuestion(chart, 'क्या इस साल नौकरी बदलना ठीक रहेगा?'));
  expect(grounds.map(({ term }) => term).slice(0, 4)).toEqual(['दसवाँ भाव', 'गुरु', 'दशा', 'शनि आज']);
  expect(grounds[0]?.value).toBe('धनु, स्वामी गुरु');
  expect(grounds[3]?.value).toBe('मीन, आपका पहला भाव');
  expect(houses).toEqual([10, 11]);
});

it('gives four or five pairs, and names nothing that the answer leaves out', () => {
  for (const each of createCharts(30, 3)) {
    const question = createQuestion(each, 'Should I change my job?');
    const { grounds, houses } = groundsOf(question);
    const answer = compose(question);
    expect([4, 5]).toContain(grounds.length);
    expect(houses.length).toBeGreaterThan(0);
    for (const { term } of grounds.filter((pair) => !['Dasha', 'Ahead'].includes(pair.term)))
      expect(answer).toContain(term.replace(' today', ''));
  }
});

it('adds the house of a second topic', () => {
  expect(groundsOf(createQuestion(chart, 'Will marriage harm my career?')).houses).toEqual(expect.arrayContaining([7, 10]));
});
