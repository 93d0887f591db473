import { toClockHours } from './clock-hours';

it.each([
  ['12', 'am', '0'],
  ['1', 'am', '1'],
  ['11', 'am', '11'],
  ['12', 'pm', '12'],
  ['1', 'pm', '13'],
  ['09', 'pm', '21'],
  ['11', 'pm', '23'],
  ['24', '', '24'],
  [' 9', '', '9'],
  ['', 'pm', ''],
])('reads %s %s as %s', (hours, meridiem, clock) => {
  expect(toClockHours(hours, meridiem)).toBe(clock);
});
