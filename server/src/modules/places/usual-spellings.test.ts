import { fileURLToPath } from 'node:url';
import { createPlacesService } from './service';

const service = createPlacesService({ file: fileURLToPath(new URL('../../../assets/places.json', import.meta.url)) });
beforeAll(async () => service.prepare(), 120_000);

const first = async (input: string) => (await service.autocomplete(input))[0]?.description;

it.each([
  ['Rampurhat', 'Rampur Hat, Birbhum, West Bengal, India'],
  ['Navimumbai', 'Navi Mumbai, Thane, Maharashtra, India'],
  ['Jalpai guri', 'Jalpaiguri, West Bengal, India'],
  ['Rajnandgaon', 'Raj-Nandgaon, Raj Nandgaon, Chhattisgarh, India'],
  ['Malerkotla', 'Maler Kotla, Malerkotla, Punjab, India'],
  ['Alipurduar', 'Alipur Duar, Alipurduar, West Bengal, India'],
])('is found with words joined or separated differently: %s', async (typed, description) => {
  expect(await first(typed)).toBe(description);
  expect(await service.findNamed(typed)).not.toBeNull();
});

it.each([
  ['Raigad', 'Raigarh, Maharashtra'],
  ['Sindhudurg', 'Sindhudurg, Maharashtra'],
  ['Wayanad', 'Wayanad, Kerala'],
  ['Nalanda', 'Nalanda, Bihar'],
  ['Gautam Budh Nagar', 'Gautam Buddha Nagar, Uttar Pradesh'],
  ['Palamu', 'Palamu, Jharkhand'],
  ['Kanpur Nagar', 'Kanpur, Uttar Pradesh'],
  ['Saran', 'Saran, Bihar'],
  ['Gajapati', 'Gajapati, Odisha'],
  ['Tapi', 'Tapi, Gujarat'],
  ['Bhojpur', 'Bhojpur, Bihar'],
  ['West Sikkim', 'Gyalshing, Sikkim'],
])('is a district before a similar name: %s', async (typed, region) => {
  expect(await first(typed)).toContain(region);
});

it('accepts the usual name of a district after a town', async () =>
  expect(await first('Pen, Raigad')).toBe('Pen, Raigarh, Maharashtra, India'));

it.each([
  ['Sangareddy', 'Sangareddi'],
  ['Baramulla', 'Baramula'],
  ['Midnapore', 'Medinipur'],
  ['Sawantwadi', 'Savantvadi'],
  ['Koderma', 'Kodarma'],
])('a name that sounds the same comes before similar ones: %s', async (typed, name) => {
  expect(await first(typed)).toContain(name);
});

it.each(['Nonex', 'Zorthpur', 'Xenapatti'])('is not taken for a place that begins with another letter: %s', async (typed) => {
  for (const { description } of await service.autocomplete(typed))
    expect(description[0]).toMatch(new RegExp(`[${{ N: 'N', Z: 'ZJGS', X: 'X' }[typed[0] as 'N']}]`));
});

it.each([
  ['Tenali', 'Tenali, Guntur'],
  ['Dharwad', 'Dharwad, Karnataka'],
  ['Srirangam', 'Srirangam, Tiruchirappalli'],
  ['Thekkady', 'Kumily, Idukki'],
  ['Senapati', 'Senapati, Manipur'],
  ['Washington DC', 'Washington, District of Columbia'],
])('is found as its own place, not as a similar name: %s', async (typed, description) => expect(await first(typed)).toContain(description));

it.each('Barabanki|KGF|Gangapur City|Kathgodam|Ballabgarh|Sahibabad|Vadakara|Domkal|Malbazar|Reckong Peo|Car Nicobar|Uttarpara'.split('|'))(
  'is found although the packages lack it or its usual name: %s',
  async (name) => expect(await service.findNamed(name)).not.toBeNull(),
);

it.each(['Bur Dubai', 'Ruwi', 'Farwaniya', 'Mangaf', 'Isa Town', 'Lenasia', 'Iselin', 'Verulam', 'Malton', 'Yishun'])(
  'finds a part of a city abroad where many Indians live: %s',
  async (name) => expect(await service.findNamed(name)).not.toBeNull(),
);

it.each([
  ['Katy', 'Katy, Texas', -95.82],
  ['Cumming', 'Cumming, Georgia', -84.14],
  ['Suwanee', 'Suwanee, Georgia', -84.07],
  ['Herndon', 'Herndon, Virginia', -77.39],
  ['Princeton, NJ', 'Princeton, New Jersey', -74.66],
  ['Duluth, GA', 'Duluth, Georgia', -84.14],
  ['Jebel Ali', 'Jebel Ali, Dubai', 55.11],
  ['Deira', 'Dayrah, Dubai', 55.3],
  ['Tarneit', 'Tarneit, Victoria', 144.66],
  ['Sindelfingen', 'Sindelfingen, Baden-Wurttemberg', 9],
  ['Stavanger', 'Stavanger, Rogaland', 5.73],
])('is a town of its own abroad, with its own position: %s', async (typed, description, lng) => {
  const [found] = await service.autocomplete(typed);
  expect(found?.description).toContain(description);
  expect(found?.geometry?.location.lng).toBeCloseTo(lng, 1);
});

it.each(['California', 'Indiana', 'Nevada', 'Delaware'])('does not return a small town for the state %s', async (name) =>
  expect(await service.findNamed(name)).toBeNull(),
);
