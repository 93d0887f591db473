import fc from 'fast-check';
import { birthInstant } from './time/birth-instant';
import { SiderealTime } from 'astronomy-engine';
import { skyAt } from './sky/sky';
import { computeChart, type ChartInput } from './chart';
import { grahas } from './types';
import { zodiacPoint } from './rules/nakshatra';

const dayMs = 86_400_000;
const now = new Date('2025-11-21T00:00:00Z');
const delhi: ChartInput = { utc: new Date('1990-08-15T05:00:00Z'), lat: 28.6139, lng: 77.209, now, localDate: '1990-08-15' };

const births = fc
  .record({
    day: fc.integer({ min: Date.UTC(1945, 0, 1) / dayMs, max: Date.UTC(2023, 11, 31) / dayMs }),
    minute: fc.integer({ min: 0, max: 1439 }),
    lat: fc.double({ min: 8, max: 34, noNaN: true }),
    lng: fc.double({ min: 70, max: 92, noNaN: true }),
  })
  .map(({ day, minute, lat, lng }) => {
    const localDate = new Date(day * dayMs).toISOString().slice(0, 10);
    const tob = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const born = birthInstant({ dob: localDate.split('-').reverse().join('/'), tob, lat, lng, earlier: true });
    if (!('utc' in born)) throw new Error('A settled time cannot be ambiguous.');
    return { utc: born.utc, lat, lng, now, localDate };
  });

test('a chart of 15 August 1990, 10:30, in Delhi', () => {
  const chart = computeChart(delhi);
  expect(chart.julian_day).toBeCloseTo(2448118.708333, 5);
  expect(chart.ayanamsa).toBeCloseTo(23.7261, 3);
  expect(chart.ascendant).toMatchObject({ sign: 6, nakshatra: 14, pada: 2 });
  expect(chart.planets.map(({ name, sign, house, retrograde }) => [name, sign, house, retrograde])).toEqual([
    ['Sun', 4, 11, false],
    ['Moon', 2, 9, false],
    ['Mars', 1, 8, false],
    ['Mercury', 5, 12, false],
    ['Jupiter', 4, 11, false],
    ['Venus', 4, 11, false],
    ['Saturn', 9, 4, true],
    ['Rahu', 10, 5, true],
    ['Ketu', 4, 11, true],
  ]);
  expect(chart).toMatchObject({ rashi: 2, nakshatra: 4, current_mahadasha: 'Jupiter' });
  expect(chart.panchang).toMatchObject({ tithi: 25, karana: 49, weekday: 3 });
});

test("the ascendant at sunrise is the Sun's own place, and opposite it at sunset", () => {
  const { panchang } = computeChart(delhi);
  const dawn = computeChart({ ...delhi, utc: new Date(panchang.sunrise ?? '') });
  // The upper limb is visible before the centre reaches the horizon, by less than 1.5 degrees of the ascendant.
  expect(Math.abs(dawn.ascendant.longitude - (dawn.planets[0]?.longitude ?? NaN))).toBeLessThan(1.5);
});

test('the same input gives an equal chart, whatever is computed in between', () => {
  const first = JSON.stringify(computeChart(delhi));
  computeChart({ ...delhi, utc: new Date('1961-01-01T00:00:00Z'), localDate: '1961-01-01' });
  expect(JSON.stringify(computeChart(delhi))).toBe(first);
});

test('the weekday and sunrise are those of the civil date, before sunrise too', () => {
  const { panchang } = computeChart({ ...delhi, utc: new Date('1990-08-14T20:00:00Z') });
  expect(panchang.weekday).toBe(3);
  expect(panchang.sunrise).toMatch(/^1990-08-15T00:2/);
});

test('any birth in India has a chart within bounds that agrees with itself', () => {
  fc.assert(
    fc.property(births, (input) => {
      const chart = computeChart(input);
      expect(chart.planets.map(({ name }) => name)).toEqual([...grahas]);
      for (const point of [chart.ascendant, ...chart.planets]) {
        expect(point.longitude).toBeGreaterThanOrEqual(0);
        expect(point.longitude).toBeLessThan(360);
        expect(point).toMatchObject(zodiacPoint(point.longitude));
      }
      for (const { sign, house } of chart.planets) expect((chart.ascendant.sign + house - 2) % 12).toBe(sign - 1);
      const [sun, moon] = chart.planets;
      const elongation = ((moon?.longitude ?? NaN) - (sun?.longitude ?? NaN) + 360) % 360;
      expect(chart.panchang.tithi).toBe(Math.floor(elongation / 12) + 1);
      expect(Math.ceil(chart.panchang.karana / 2)).toBe(chart.panchang.tithi);
      expect(chart).toMatchObject({ rashi: moon?.sign, nakshatra: moon?.nakshatra });
    }),
    { numRuns: 300, seed: 1 },
  );
});

test('any birth in India has dashas without a gap from birth to the end of the cycle', () => {
  fc.assert(
    fc.property(births, (input) => {
      const { dashas, planets, utc } = computeChart(input);
      expect(dashas).toHaveLength(9);
      let instant = utc;
      for (const maha of dashas) {
        expect(maha.start).toBe(instant);
        for (const antar of maha.antardashas) {
          expect(antar.start).toBe(instant);
          expect(antar.end > antar.start).toBe(true);
          instant = antar.end;
        }
        expect(maha.end).toBe(instant);
      }
      const passed = ((planets[1]?.longitude ?? NaN) % (40 / 3)) / (40 / 3);
      const years = (Date.parse(instant) - Date.parse(utc)) / (365.25 * dayMs);
      const whole = { Ketu: 7, Venus: 20, Sun: 6, Moon: 10, Mars: 7, Rahu: 18, Jupiter: 16, Saturn: 19, Mercury: 17 }[
        dashas[0]?.lord ?? 'Sun'
      ];
      expect(years).toBeCloseTo(120 - passed * whole, 6);
    }),
    { numRuns: 200, seed: 2 },
  );
});

test.each([{ lat: 91 }, { lng: 200 }, { localDate: '1990-02-30' }, { utc: new Date(NaN) }, { now: new Date(NaN) }])(
  '%p is refused',
  (wrong) => {
    expect(() => computeChart({ ...delhi, ...wrong })).toThrow(RangeError);
  },
);

test('inside the polar circles the ascendant is the point that rises', () => {
  const rising = (utc: string, lat: number, lng: number) =>
    computeChart({ utc: new Date(utc), lat, lng, now, localDate: utc.slice(0, 10) }).ascendant.longitude;
  expect(rising('1990-06-10T22:00:00Z', 69.6492, 18.9553)).toBeCloseTo(35.65, 1);
  // A rising point was below the eastern horizon a little earlier: its altitude grows, at every hour of a day.
  for (const lat of [66, 69.65, 78.2, -70, -77.8])
    for (let hour = 0; hour < 24; hour += 1) {
      const at = Date.UTC(2001, 2, 21, hour);
      const sky = skyAt(new Date(at));
      const point = (rising(new Date(at).toISOString(), lat, 20) + sky.zero) * (Math.PI / 180);
      const tilt = sky.obliquity * (Math.PI / 180);
      const declination = Math.asin(Math.sin(tilt) * Math.sin(point));
      const rightAscension = Math.atan2(Math.sin(point) * Math.cos(tilt), Math.cos(point));
      const altitude = (minutes: number) => {
        const hourAngle = (SiderealTime(new Date(at + minutes * 60_000)) * 15 + 20) * (Math.PI / 180) - rightAscension;
        const latitude = lat * (Math.PI / 180);
        return Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
      };
      expect(Math.abs(altitude(0))).toBeLessThan(0.001);
      expect(altitude(5)).toBeGreaterThan(altitude(-5));
    }
});
