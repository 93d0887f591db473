import { setChart } from '../relevance/ask-set';
import { testNow } from '../testing/charts';
import { isUnsupported } from './unread-statements';
import { createVerifier } from './verify';

const verify = createVerifier(setChart, testNow);
const isShown = (sentence: string, given: readonly string[] = []) =>
  verify(sentence).length === 0 && !isUnsupported(sentence, setChart, testNow, given);

// The chart: Pisces lagna with Saturn and Ketu, Moon in Aries in the 2nd, Mars and Rahu in the 7th, Mercury and Venus in the 10th, the Sun and Jupiter in the 11th; Mars mahadasha.
it.each([
  'Your Moon sits in Leo.',
  'The Moon occupies Leo.',
  'Moon: Leo.',
  'Your Moon, in Leo, is weak.',
  'Leo holds your Moon.',
  'Your Moon has its seat in the 12th house.',
  'Ketu is what you find in the 3rd house.',
  'You are running the Venus mahadasha.',
  'You run Venus dasha now.',
  'Aapka Chandra Singh mein hai.',
  'आपका चंद्रमा सिंह में है।',
  'अभी शनि की महादशा चल रही है।',
  'Your Saturn in the 7th house delays marriage.',
])('withholds a false statement in other words: %s', (sentence) => {
  expect(isShown(sentence)).toBe(false);
});

it.each([
  'Your Moon sits in Aries.',
  'Aries holds your Moon.',
  'The Moon occupies your 2nd house.',
  'Saturn, sitting in your 1st house, looks at the 7th and the 10th house.',
  'You are running the Mars mahadasha.',
  'Aapka Chandra Mesh mein hai.',
  'आपका चंद्रमा मेष में है।',
  'अभी मंगल की महादशा चल रही है।',
  'Jupiter is the natural significator of children and of the 5th house.',
  'Mars rules your 9th house.',
  'Speak with your boss before Thursday.',
  'Saturn asks for patience, and Jupiter for trust.',
  'After 2029 the Rahu mahadasha begins.',
])('shows true statements and those not about a chart: %s', (sentence) => {
  expect(isShown(sentence)).toBe(true);
});

it('shows a placement that a tool returned', () => {
  const sentence = 'In March Venus moves on to Taurus for you.';
  expect(isShown(sentence)).toBe(false);
  expect(isShown(sentence, ['Venus is in Taurus from 3 to 28 March 2027.'])).toBe(true);
});
