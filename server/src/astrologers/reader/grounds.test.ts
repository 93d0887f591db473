import { createCharts, createQuestion } from '../testing/charts';
import { setChart as chart } from '../relevance/ask-set';
import { findGrounds } from './grounds';

it('gives house, lord, dasha and transit in English', () => {
  const { grounds, houses } = findGrounds(createQuestion(chart, 'Should I change my job?'));
  expect(grounds.slice(0, 2)).toEqual([
    { term: '10th house', value: 'Sagittarius, lord Jupiter' },
    { term: 'Jupiter', value: expect.stringMatching(/^11th house, Capricorn \d{1,2}°\d\d'$/u) as string },
  ]);
  expect(grounds[2]).toEqual({ term: 'Dasha', value: expect.stringMatching(/^Mars, Mercury to \d{1,2} Mar 2027$/u) as string });
  expect(grounds[3]).toEqual({ term: 'Saturn today', value: 'Pisces, your 1st house' });
  expect(houses).toEqual([10, 11]);
});

it('gives them in Hindi, in the letters of the question', () => {
  const terms = (text: string) =>
    findGrounds(createQuestion(chart, text))
      .grounds.map(({ term }) => term)
      .slice(0, 4);
  expect(terms('क्या मुझे नौकरी बदलनी चाहिए?')).toEqual(['दसवाँ भाव', 'गुरु', 'दशा', 'शनि आज']);
  expect(terms('kya naukri badalni chahiye')).toEqual(['10th house', 'Guru', 'Dasha', 'Shani aaj']);
});

it('returns three to five pairs for an answer from the chart, and none for small talk', () => {
  for (const each of createCharts(20, 3)) {
    expect([4, 5]).toContain(findGrounds(createQuestion(each, 'When will I marry?')).grounds.length);
    expect(findGrounds(createQuestion(each, 'Where is my Venus?')).grounds).toHaveLength(3);
    expect(findGrounds(createQuestion(each, 'thank you'))).toEqual({ grounds: [], houses: [] });
  }
});
