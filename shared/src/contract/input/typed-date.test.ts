import { readDate } from './typed-date';

it.each([
  '14/08/1992',
  '14-8-1992',
  '14.08.1992',
  '14 08 1992',
  ' 14 / 08 / 1992 ',
  '1992-08-14',
  '1992/8/14',
  '1992-08-14T00:00:00.000Z',
  '14081992',
  '19920814',
  '08/14/1992',
  '14 Aug 1992',
  '14-AUG-1992',
  '14th August, 1992',
  'Friday, 14 August 1992',
  'August 14, 1992',
  '1992 Aug 14',
  '14 अगस्त 1992',
  '१४ अगस्त १९९२',
  '१४/०८/१९९२',
  '১৪/০৮/১৯৯২',
  '１４／０８／１９９２',
  '14 अग॰ 1992',
  '14 ऑगस्ट 1992',
  '14/08/1992 2:05 PM',
  '2:05 PM, 14/08/1992',
  '02:05:30 14 Aug 1992',
])('parses %j', (text) => {
  expect(readDate(text)).toEqual({ day: '14', month: '08', year: '1992' });
});

it.each([
  ['1 जनवरी 1990', '01'],
  ['1 फ़रवरी 1990', '02'],
  ['1 फरवरी 1990', '02'],
  ['1 मार्च 1990', '03'],
  ['1 अप्रैल 1990', '04'],
  ['1 मई 1990', '05'],
  ['1 जून 1990', '06'],
  ['1 जुलाई 1990', '07'],
  ['1 सितम्बर 1990', '09'],
  ['1 सितंबर 1990', '09'],
  ['1 Sept 1990', '09'],
  ['1 अक्टूबर 1990', '10'],
  ['1 अक्तूबर 1990', '10'],
  ['1 नवम्बर 1990', '11'],
  ['1 दिसंबर 1990', '12'],
])('%j is in month %s', (text, month) => {
  expect(readDate(text)).toEqual({ day: '01', month, year: '1990' });
});

it('takes the first number as the day if both orders are possible, and keeps a year of two digits', () => {
  expect(readDate('04/08/1992')).toEqual({ day: '04', month: '08', year: '1992' });
  expect(readDate('14-8-92')).toEqual({ day: '14', month: '08', year: '92' });
  expect(readDate("14 Aug '92")).toEqual({ day: '14', month: '08', year: '92' });
});

it('keeps a year of two digits in each order of words', () => {
  expect(readDate('14-Aug-92')).toEqual({ day: '14', month: '08', year: '92' });
  expect(readDate('01/02/03')).toEqual({ day: '01', month: '02', year: '03' });
  expect(readDate('92-08-14')).toBeNull();
});

it.each(['', '1', '14', '140', '14/', '14/08', '1992', '45/13/1992', '14 Aug', 'August', '14/08/199', '9851503268'])(
  'rejects %j as a date',
  (text) => {
    expect(readDate(text)).toBeNull();
  },
);
