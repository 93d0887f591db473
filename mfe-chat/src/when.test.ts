import { dayOf, momentOf } from './when';

const now = Date.parse('2026-11-21T19:30:00Z');

it('counts days as they are counted in India', () => {
  expect(dayOf('2026-11-21T13:22:00Z', now)).toBe('21 Nov 2026');
  expect(dayOf('2026-11-21T19:00:00Z', now)).toBe('Today, 12:30 am');
  expect(dayOf('2026-11-18T13:22:00Z', now)).toBe('18 Nov 2026');
});

it('adds the time where it is asked for', () => {
  expect(momentOf('2026-11-18T13:22:00Z', now)).toBe('18 Nov 2026, 6:52 pm');
  expect(momentOf('2026-11-21T19:00:00Z', now)).toBe('Today, 12:30 am');
});
