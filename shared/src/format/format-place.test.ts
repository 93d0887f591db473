import { findOnlyPlace } from './format-place';

const place = (main_text: string, secondary_text: string) => ({ structured_formatting: { main_text, secondary_text } });
const jaipur = place('Jaipur', 'Rajasthan, India');
const bilaspurs = [place('Bilaspur', 'Chhattisgarh, India'), place('Bilaspur', 'Himachal Pradesh, India')];

it.each([
  ['jaipur', [jaipur], jaipur],
  ['Jaipur, Rajasthan', [jaipur], jaipur],
  [' JAIPUR ,india,', [jaipur], jaipur],
  ['Jaipur, Punjab', [jaipur], null],
  ['Jaip', [jaipur], null],
  ['Bilaspur', bilaspurs, null],
  ['Bilaspur, Himachal Pradesh', bilaspurs, bilaspurs[1]],
  ['Bilaspur, India', bilaspurs, null],
  [', India', [jaipur], null],
  ['', [jaipur], null],
])('finds the only place of a name, alone or with regions: %s', (text, places, found) => {
  expect(findOnlyPlace(places, text)).toBe(found);
});
