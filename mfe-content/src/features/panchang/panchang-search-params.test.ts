import { addDays, addMonths, isWithinYears, parsePanchangSearchParams } from './panchang-search-params';

const parse = (query: string, city?: string) => parsePanchangSearchParams({ city }, new URLSearchParams(query));

it('reads city, date and month', () => {
  expect(parse('city=Mumbai&date=2026-11-22')).toEqual({ city: 'mumbai', date: '2026-11-22', month: undefined, isUnknownDate: false });
  expect(parse('month=2026-11', 'pune')).toEqual({ city: 'pune', date: undefined, month: '2026-11', isUnknownDate: false });
});

it('reads empty fields as missing', () => {
  for (const query of ['', 'date=', 'month=&date=', 'city=%20'])
    expect(parse(query)).toEqual({ city: undefined, date: undefined, month: undefined, isUnknownDate: false });
});

it.each(['date=2026-02-30', 'date=today', 'date=1899-12-31', 'date=2101-01-01', 'month=2026-13', 'month=2026-1', 'month=2026-11&date=x'])(
  'finds no day or month for %s',
  (query) => expect(parse(query).isUnknownDate).toBe(true),
);

it('limits dates to the first and the last day', () => {
  expect(['1899-12', '1900-01-01', '2100-12-31', '2101-01-01'].map(isWithinYears)).toEqual([false, true, true, false]);
});

it('adds days and months across years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28']);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
