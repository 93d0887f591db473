import { nakshatraLord } from './nakshatra';
import { runningDasha, vimshottari } from './dasha';

const birth = Date.UTC(2000, 0, 1);
const yearMs = 365.25 * 86_400_000;
const after = (years: number) => new Date(birth + years * yearMs);

test('a Moon at 0 degrees begins with the whole of Ketu', () => {
  const dashas = vimshottari(0, birth);
  expect(dashas.map(({ lord }) => lord)).toEqual(['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury']);
  expect(dashas[0]).toMatchObject({ start: after(0).toISOString(), end: after(7).toISOString() });
  expect(dashas[0]?.antardashas[0]).toMatchObject({ lord: 'Ketu', end: after(49 / 120).toISOString() });
  expect(dashas.at(-1)?.end).toBe(after(120).toISOString());
});

test("a Moon in the middle of Rohini has half of the Moon's ten years left", () => {
  const [first] = vimshottari(40 + 20 / 3, birth);
  expect(first?.lord).toBe('Moon');
  expect(Date.parse(first?.end ?? '')).toBeCloseTo(after(5).getTime(), -2);
  expect(first?.antardashas[0]?.start).toBe(after(0).toISOString());
  // Moon, Mars, Rahu and Jupiter take 51 of 120 parts, so the remainder begins within Saturn's part.
  expect(first?.antardashas.map(({ lord }) => lord)).toEqual(['Saturn', 'Mercury', 'Ketu', 'Venus', 'Sun']);
});

test('the current periods contain the instant, and a boundary belongs to the next', () => {
  const dashas = vimshottari(0, birth);
  expect(runningDasha(dashas, after(3)).maha.lord).toBe('Ketu');
  expect(runningDasha(dashas, after(7))).toMatchObject({ maha: { lord: 'Venus' }, antar: { lord: 'Venus' } });
  expect(runningDasha(dashas, after(-1)).maha.lord).toBe('Ketu');
  expect(runningDasha(dashas, after(200)).maha.lord).toBe('Mercury');
  expect(() => runningDasha([], after(1))).toThrow(RangeError);
});

test('a Moon on the border of two nakshatras begins with the whole period of the second', () => {
  for (let nakshatra = 1; nakshatra <= 27; nakshatra += 1) {
    const [first] = vimshottari(((nakshatra - 1) * 360) / 27, birth);
    expect(first?.lord).toBe(nakshatraLord(nakshatra));
    expect(first?.antardashas).toHaveLength(9);
  }
});
