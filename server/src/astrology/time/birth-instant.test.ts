import { birthInstant, clocksOfBirth, endsOfBirthDate, noonOfBirth } from './birth-instant';

const delhi = { lat: 28.6139, lng: 77.209 };
const utc = (dob: string, tob: string, place = delhi, earlier?: boolean) => {
  const found = birthInstant({ dob, tob, ...place, earlier });
  return 'utc' in found ? found.utc.toISOString() : found;
};

test('India keeps +05:30, and +06:30 until 15 October 1945', () => {
  expect(utc('15/08/1990', '10:30')).toBe('1990-08-15T05:00:00.000Z');
  expect(utc('14/10/1945', '22:59')).toBe('1945-10-14T16:29:00.000Z');
  expect(utc('15/10/1945', '00:00')).toBe('1945-10-14T18:30:00.000Z');
});

test('a time that occurred twice is refused, unless it is resolved', () => {
  const birth = { dob: '14/10/1945', tob: '23:30', ...delhi };
  expect(birthInstant(birth)).toMatchObject({ came: 'twice' });
  expect(birthInstant({ ...birth, earlier: true })).toEqual({ utc: new Date('1945-10-14T17:00Z'), zone: 'Asia/Kolkata' });
  expect(birthInstant({ ...birth, earlier: false })).toEqual({ utc: new Date('1945-10-14T18:00Z'), zone: 'Asia/Kolkata' });
});

test('`earlier` does not affect a time that occurred once', () => {
  const birth = { dob: '15/08/1990', tob: '10:30', ...delhi };
  expect(birthInstant({ ...birth, earlier: true })).toEqual(birthInstant({ ...birth, earlier: false }));
});

test('hour 24 is 00 of the same date and minute 60 is 00 of the same hour', () => {
  expect(utc('01/02/1995', '24:15')).toBe(utc('01/02/1995', '00:15'));
  expect(utc('01/02/1995', '10:60')).toBe(utc('01/02/1995', '10:00'));
  expect(utc('01/02/1995', '24:60')).toBe(utc('01/02/1995', '00:00'));
});

const newYork = { lat: 40.7128, lng: -74.006 };
const kathmandu = { lat: 27.7172, lng: 85.324 };
const dhaka = { lat: 23.8103, lng: 90.4125 };

test.each([
  ['New York', newYork, '10/03/2019', '02:30', ['2019-03-10T01:30', '2019-03-10T03:30'], '06:30', '07:30'],
  ['Kathmandu', kathmandu, '01/01/1986', '00:05', ['1985-12-31T23:50', '1986-01-01T00:20'], '18:20', '18:35'],
  ['Dhaka', dhaka, '19/06/2009', '23:30', ['2009-06-19T22:30', '2009-06-20T00:30'], '16:30', '17:30'],
  ['Singapore', { lat: 1.2897, lng: 103.8501 }, '31/12/1981', '23:45', ['1981-12-31T23:15', '1982-01-01T00:15'], '15:45', '16:15'],
  ['Apia', { lat: -13.8333, lng: -171.7667 }, '30/12/2011', '10:00', ['2011-12-29T10:00', '2011-12-31T10:00'], '20:00', '20:00'],
] as const)('a skipped time in %s stands for one of two others', (_name, place, dob, tob, moments, early, late) => {
  expect(utc(dob, tob, place)).toEqual({ came: 'never', moments });
  expect(utc(dob, tob, place, true)).toMatch(new RegExp(`T${early}:`));
  expect(utc(dob, tob, place, false)).toMatch(new RegExp(`T${late}:`));
});

test.each([
  ['Dhaka', dhaka, '31/12/2009', '23:30'],
  ['Colombo', { lat: 6.9271, lng: 79.8612 }, '15/04/2006', '00:10'],
  ['London', { lat: 51.5072, lng: -0.1276 }, '27/10/1996', '01:30'],
])('a time occurred twice in %s too', (_name, place, dob, tob) => {
  expect(utc(dob, tob, place)).toMatchObject({ came: 'twice' });
  expect(utc(dob, tob, place, true)).not.toBe(utc(dob, tob, place, false));
});

test('a date has its ends and its noon despite changes of the clocks', () => {
  const iso = (dates: Date[]) => dates.map((date) => date.toISOString());
  // Clocks were put forward: in Kathmandu the date began at 00:15, and in Dhaka 19 June 2009 ended at 22:59.
  expect(iso(endsOfBirthDate({ dob: '01/01/1986', ...kathmandu }))).toEqual(['1985-12-31T18:30:00.000Z', '1986-01-01T18:14:00.000Z']);
  expect(iso(endsOfBirthDate({ dob: '19/06/2009', ...dhaka }))).toEqual(['2009-06-18T18:00:00.000Z', '2009-06-19T16:59:00.000Z']);
  expect(iso(endsOfBirthDate({ dob: '31/12/2009', ...dhaka }))).toEqual(['2009-12-30T17:00:00.000Z', '2009-12-31T17:59:00.000Z']);
  expect(noonOfBirth({ dob: '19/06/2009', ...dhaka })).toEqual({ utc: new Date('2009-06-19T06:00Z'), zone: 'Asia/Dhaka' });
});

test.each([
  ['Madhubani', 26.36671, 86.07169],
  ['Kargil', 34.55765, 76.12622],
  ['Tawang', 27.57417, 91.795],
  ['Amritsar', 31.63, 74.87],
  ['Port Blair', 11.67, 92.74],
])('%s keeps Indian time', (_name, lat, lng) => {
  expect(birthInstant({ dob: '15/08/1990', tob: '10:30', lat, lng })).toMatchObject({ zone: 'Asia/Kolkata' });
});

test.each([
  ['Lahore', 31.5497, 74.3436, 'Asia/Karachi'],
  ['Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu'],
  ['Biratnagar', 26.4831, 87.2834, 'Asia/Kathmandu'],
  ['Dhaka', 23.8103, 90.4125, 'Asia/Dhaka'],
  ['London', 51.5072, -0.1276, 'Europe/London'],
])('%s keeps its own', (_name, lat, lng, zone) => {
  expect(birthInstant({ dob: '15/08/1990', tob: '10:30', lat, lng })).toMatchObject({ zone });
});

test.each([
  ['30/02/1990', '10:30', 28],
  ['1990-08-15', '10:30', 28],
  ['15/08/1990', '25:00', 28],
  ['15/08/1990', '10:61', 28],
  ['15/08/1990', '10:30', 91],
])('%s %s at latitude %d is refused', (dob, tob, lat) => {
  expect(() => birthInstant({ dob, tob, lat, lng: 77 })).toThrow(RangeError);
});

test.each([
  // Berlin had summer time then, and double summer time before it.
  ['Stockholm', 59.33, 18.07, '15/06/1947', '11:00'],
  // Riyadh was at three hours then.
  ['Kuwait', 29.37, 47.98, '15/06/1948', '08:48'],
])('%s before 1970 has its own past', (_name, lat, lng, dob, expected) => {
  expect(utc(dob, '12:00', { lat, lng })).toContain(`T${expected}:`);
});

test('the border at Wagah is exact to some hundred metres', () => {
  expect(birthInstant({ dob: '15/08/1990', tob: '10:30', lat: 31.6047, lng: 74.5775 })).toMatchObject({ zone: 'Asia/Kolkata' });
  expect(birthInstant({ dob: '15/08/1990', tob: '10:30', lat: 31.6047, lng: 74.5675 })).toMatchObject({ zone: 'Asia/Karachi' });
});

describe('a place that kept two clocks', () => {
  const mumbai = { lat: 18.97, lng: 72.83 };
  const clocks = (dob: string, place: { lat: number; lng: number }) => clocksOfBirth({ dob, tob: '10:00', ...place });

  test('is known', () => {
    expect(clocks('01/06/1950', mumbai)).toEqual({ standard: 'Asia/Kolkata', local: 'Bombay Time' });
    expect(clocks('01/06/1947', { lat: 22.57, lng: 88.36 })).toMatchObject({ local: 'Calcutta Time' });
    expect(clocks('01/06/1990', { lat: 43.8, lng: 87.6 })).toEqual({ standard: 'Asia/Shanghai', local: 'Asia/Urumqi' });
  });

  test('does not exist before and after, and elsewhere', () => {
    for (const [dob, place] of [
      ['01/06/1956', mumbai],
      ['01/06/1950', delhi],
      ['01/09/1945', mumbai],
    ] as const)
      expect(clocks(dob, place)).toEqual({ standard: 'Asia/Kolkata', local: null });
  });

  test('reads the time from the chosen clock, by default the standard one', () => {
    const birth = { dob: '01/06/1950', tob: '10:00', ...mumbai };
    expect(birthInstant(birth)).toEqual({ utc: new Date('1950-06-01T04:30Z'), zone: 'Asia/Kolkata' });
    expect(birthInstant({ ...birth, clock: 'local' })).toEqual({ utc: new Date('1950-06-01T05:09Z'), zone: 'Bombay Time' });
  });
});
