import { readTime } from './typed-time';

it.each([
  ['14:05', { hours: '14', minute: '05', meridiem: '' }],
  ['14.05', { hours: '14', minute: '05', meridiem: '' }],
  ['1405', { hours: '14', minute: '05', meridiem: '' }],
  ['१४:०५', { hours: '14', minute: '05', meridiem: '' }],
  ['14h05', { hours: '14', minute: '05', meridiem: '' }],
  ['14:05:30', { hours: '14', minute: '05', second: '30', meridiem: '' }],
  ['14:05 pm', { hours: '14', minute: '05', meridiem: '' }],
  ['00:10', { hours: '00', minute: '10', meridiem: '' }],
  ['2:05 pm', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2:05PM', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2:05\u202fp.m.', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2.05 p. m.', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['0205 pm', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['12:30 am', { hours: '12', minute: '30', meridiem: 'am' }],
  ['9 am', { hours: '09', minute: '00', meridiem: 'am' }],
  ['9pm', { hours: '09', minute: '00', meridiem: 'pm' }],
  ['सुबह 6:15 बजे', { hours: '06', minute: '15', meridiem: 'am' }],
  ['दोपहर २:०५', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['शाम 7:40', { hours: '07', minute: '40', meridiem: 'pm' }],
  ['रात 11:20', { hours: '11', minute: '20', meridiem: 'pm' }],
  ['रात 2:20', { hours: '02', minute: '20', meridiem: 'am' }],
  ['9:30', { hours: '09', minute: '30' }],
  ['2:05 पीएम', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2:05 ए.एम.', { hours: '02', minute: '05', meridiem: 'am' }],
  ['2:05p', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['12:00 midnight', { hours: '12', minute: '00', meridiem: 'am' }],
  ['12 midnight', { hours: '12', minute: '00', meridiem: 'am' }],
  ['मध्यरात्रि 12:10', { hours: '12', minute: '10', meridiem: 'am' }],
  ['12 noon', { hours: '12', minute: '00', meridiem: 'pm' }],
  ['मध्याह्न 12:05', { hours: '12', minute: '05', meridiem: 'pm' }],
  ['संध्या 6:10', { hours: '06', minute: '10', meridiem: 'pm' }],
  ['तड़के 4:10', { hours: '04', minute: '10', meridiem: 'am' }],
  ['दिन के 2 बजे', { hours: '02', minute: '00', meridiem: 'pm' }],
  ['दिन में 11:30', { hours: '11', minute: '30', meridiem: 'am' }],
  ['2 बजकर 5 मिनट', { hours: '02', minute: '05' }],
  ['शाम 2 05', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2 05 pm', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2ः05 pm', { hours: '02', minute: '05', meridiem: 'pm' }],
  ['2:05 am/pm', { hours: '02', minute: '05' }],
  ['दिनांक 2:05', { hours: '02', minute: '05' }],
  ['2:05 a', { hours: '02', minute: '05', meridiem: 'am' }],
  ['2:05 Amritsar', { hours: '02', minute: '05' }],
])('%j is a time', (text, time) => {
  expect(readTime(text)).toEqual(time);
});

it.each(['', '1', '14', '140', '2:', '2:0', '2 05', '25:00', '14:75', '1475', '9851503268', '14/08/1992', 'pm'])(
  'rejects %j as a time',
  (text) => {
    expect(readTime(text)).toBeNull();
  },
);
