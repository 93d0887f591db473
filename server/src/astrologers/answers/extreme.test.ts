import { createVerifier } from '../check/verify';
import { setChart } from '../relevance/ask-set';
import { askInTurn } from '../testing/ask-in-turn';
import { testNow } from '../testing/charts';

it.each([
  ['which is the worst month of 2027 for me', /^(?:The heaviest stretch in 2027 is|.+ weighs most in 2027)/u],
  ['2027 ka sabse kharab mahina kaunsa hai mere liye', /2027 mein .*sabse bhaari/u],
  ['which year was the worst of my life so far', /^(?:By the chart )?(?:19|20)\d\d (?:was the hardest year|weighs most)/u],
  ['which year was best for me so far', /^(?:By the chart )?(?:19|20)\d\d (?:was the best year|carried you most)/u],
])('names the hardest or best time without contradicting the chart: %s', (text, says) => {
  const answer = askInTurn(text).text;
  expect(answer).toMatch(says);
  expect(createVerifier(setChart, testNow)(answer)).toEqual([]);
});
