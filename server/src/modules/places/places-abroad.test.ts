import { fileURLToPath } from 'node:url';
import { readGazetteer, readPlacesAbroad } from './gazetteer';
import hindiCitiesAbroad from './names/hindi-cities-abroad.json';
import regionCodes from './names/region-codes.json';
import { createPlacesService } from './service';

const file = fileURLToPath(new URL('../../../assets/places.json', import.meta.url));
const service = createPlacesService({ file });
beforeAll(async () => service.prepare(), 120_000);
const first = async (input: string) => (await service.autocomplete(input))[0]?.description;

it.each([
  ['Dubai', 'Dubai, UAE', 25, 55],
  ['Kuwait City', 'Kuwait City, Al Asimah, Kuwait', 29, 48],
  ['Salmiya', 'As Salimiyah, Hawalli, Kuwait', 29, 48],
  ['Edison', 'Edison, New Jersey, USA', 41, -74],
  ['Brampton', 'Brampton, Ontario, Canada', 44, -80],
  ['Southall', 'Southall, England, UK', 52, 0],
  ['Leicester', 'Leicester, England, UK', 53, -1],
  ['Singapore', 'Singapore', 1, 104],
  ['Kathmandu', 'Kathmandu, Bagmati Province, Nepal', 28, 85],
  ['Jaffna', 'Jaffna, Northern Province, Sri Lanka', 10, 80],
  ['Port Louis', 'Port Louis, Mauritius', -20, 57],
  ['Suva', 'Suva, Central, Fiji', -18, 178],
  ['Durban', 'Durban, KwaZulu-Natal, South Africa', -30, 31],
  ['Chaguanas', 'Chaguanas, Trinidad & Tobago', 11, -61],
  ['Georgetown, Guyana', 'Georgetown, Demerara-Mahaica, Guyana', 7, -58],
  ['Yangon', 'Yangon, Myanmar', 17, 96],
  ['Rangoon', 'Yangon, Myanmar', 17, 96],
])('%s is found with its region, its country and its position', async (typed, description, lat, lng) => {
  const [found] = await service.autocomplete(typed);
  expect(found?.description).toBe(description);
  expect(Math.abs((found?.geometry?.location.lat ?? 99) - lat)).toBeLessThan(0.7);
  expect(Math.abs((found?.geometry?.location.lng ?? 99) - lng)).toBeLessThan(0.7);
});

const likeliest = async (input: string) => (await service.autocomplete(input)).find((found) => found.is_likeliest)?.description ?? null;

it.each([
  ['Hyderabad', 'Hyderabad, Telangana, India'],
  ['हैदराबाद', 'Hyderabad, Telangana, India'],
  ['Hyderabad, Sindh', null],
  ['London', 'London, England, UK'],
  ['Dubai', 'Dubai, UAE'],
  ['Madras', 'Chennai, Tamil Nadu, India'],
  ['Perth', 'Perth, Western Australia, Australia'],
])('of several places named %s, the one that is by far the largest is the likeliest', async (typed, description) => {
  expect(await likeliest(typed)).toBe(description);
});

it.each(['Cambridge', 'Birmingham', 'Georgetown', 'Aurangabad', 'Bilaspur', 'Udaipur', 'Rampur', 'Jaipur'])(
  'none of the places named %s is the likeliest',
  async (typed) => {
    expect(await likeliest(typed)).toBeNull();
  },
);

it.each(['New York', 'Kuwait'])('%s is the whole name of its city', async (typed) => {
  expect((await service.autocomplete(typed)).filter((found) => found.is_named)).toHaveLength(1);
});

it('a place is listed after those of India, and has no page', async () => {
  const found = await service.autocomplete('Hyderabad');
  expect(found[0]).toMatchObject({ description: 'Hyderabad, Telangana, India', slug: 'hyderabad' });
  const abroad = found.find(({ description }) => description === 'Hyderabad, Sindh, Pakistan');
  expect(abroad).toBeDefined();
  expect(abroad?.slug).toBeUndefined();
  expect(await service.findBySlug('kathmandu')).toBeNull();
});

it.each([
  ['London', 51.5, -0.1, 'London', ''],
  ['the border at Amritsar', 31.6, 74.9, 'Amritsar', 'amritsar'],
  ['Fiji, from beyond the date line', -18.1, -181.6, 'Lami', ''],
])('near %s is a place of India or abroad', async (_where, lat, lng, name, slug) => {
  expect(await service.findNearest(lat, lng)).toMatchObject({ place: { name }, slug });
});

it.each([
  ['in the Atlantic', 30, -45],
  ['at the South Pole', -90, 0],
])('there is no place %s', async (_where, lat, lng) => {
  expect(await service.findNearest(lat, lng)).toBeNull();
});

it('two cities of one name are distinguished', async () => {
  const named = (await service.autocomplete('Richmond')).map(({ description }) => description);
  expect(named).toEqual(expect.arrayContaining(['Richmond, Virginia, USA', 'Richmond, British Columbia, Canada']));
  expect(new Set(named).size).toBe(named.length);
  expect(await first('London, Canada')).toBe('London, Ontario, Canada');
});

it.each([
  ['London UK', 'London, England, UK'],
  ['Fremont California', 'Fremont, California, USA'],
  ['birmingham, united kingdom', 'Birmingham, England, UK'],
  ['Frisco, TX', 'Frisco, Texas, USA'],
  ['Edison NJ', 'Edison, New Jersey, USA'],
  ['Milton, ON', 'Milton, Ontario, Canada'],
  ['Hamirpur HP', 'Hamirpur, Himachal Pradesh, India'],
  ['Bilaspur, CG', 'Bilaspur, Chhattisgarh, India'],
  ['Aurangabad Bihar', 'Aurangabad, Bihar, India'],
])('the region is accepted after a space or a comma: %s', async (typed, description) => {
  expect(await first(typed)).toBe(description);
});

it('a place is found and named in Hindi', async () => {
  const inHindi = async (input: string) =>
    Object.values((await service.autocomplete(input, 'hi'))[0]?.structured_formatting ?? {}).join(', ');
  expect(await inHindi('दुबई')).toBe('दुबई, यूएई');
  expect(await inHindi('न्यूयॉर्क')).toBe('न्यूयॉर्क, New York, अमेरिका');
  expect(await inHindi('काठमांडू')).toBe('काठमांडू, Bagmati Province, नेपाल');
  expect(await inHindi('लंदन, ब्रिटेन')).toBe('लंदन, England, ब्रिटेन');
});

it('has only names of known places and regions', async () => {
  const places = [...(await readGazetteer(file)), ...(await readPlacesAbroad(file.replace('places.json', 'places-abroad.json')))];
  const known = new Set(places.flatMap(({ country, name, state }) => [`${country} ${name}`, `${country}, ${state}`]));
  const named = Object.entries(hindiCitiesAbroad).flatMap(([country, names]) => Object.keys(names).map((name) => `${country} ${name}`));
  const regions = Object.entries(regionCodes).flatMap(([country, codes]) => Object.keys(codes).map((state) => `${country}, ${state}`));
  expect([...named, ...regions].filter((name) => !known.has(name))).toEqual([]);
});
