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

const named = (main_text: string, secondary_text: string) => ({ ...place(main_text, secondary_text), is_named: true });
const [gurugram, chennai, madras] = [
  named('Gurugram', 'Haryana, India'),
  named('Chennai', 'Tamil Nadu, India'),
  named('Madras', 'Oregon, USA'),
];
const city = { ...named('Hyderabad', 'Telangana, India'), is_likeliest: true };
const inHindi = named('जयपुर', 'राजस्थान, भारत');

it.each([
  ['an earlier name', 'Gurgaon', [gurugram, place('Gurgaon Rural', 'Haryana, India')], gurugram],
  ['a name in another script', 'Jaipur', [inHindi], inHindi],
  ['its name, before a small place with an alternative of that name', 'Chennai', [chennai, named('Parrys', 'Tamil Nadu, India')], chennai],
  ['no small place in place of a city that had its name', 'Madras', [chennai, madras], null],
  ['the likeliest of several', 'Hyderabad', [city, named('Hyderabad', 'Sindh, Pakistan')], city],
  ['no one of several earlier names', 'Nowgong', [named('Nagaon', 'Assam, India'), named('Naogaon', 'Bangladesh')], null],
])('finds %s', (_what, text, places, found) => {
  expect(findOnlyPlace(places, text)).toBe(found);
});
