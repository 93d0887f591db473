import { isoTime } from './iso-time';

it('writes instants as Date does, at the bounds of days, months, leap years and centuries and in between', () => {
  const bounds = ['1900-02-28', '1900-03-01', '1999-12-31', '2000-02-29', '2000-03-01', '2024-02-29', '2100-02-28', '2100-03-01'];
  const around = bounds.flatMap((day) => [-1, 0, 1, 999, 86_399_999].map((ms) => Date.parse(day) + ms));
  const spread = Array.from({ length: 2000 }, (_, index) => Date.UTC(1900, 0, 1) + index * 3_976_543_211);
  for (const at of [...around, ...spread]) expect(isoTime(at)).toBe(new Date(at).toISOString());
});
