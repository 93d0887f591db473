import { fileURLToPath } from 'node:url';
import { createPlacesService } from './service';

const service = createPlacesService({ file: fileURLToPath(new URL('../../../assets/places.json', import.meta.url)) });
const first = async (input: string) => (await service.autocomplete(input))[0]?.description;

it.each([
  ['बनारस', 'Varanasi'],
  ['बंबई', 'Mumbai'],
  ['मद्रास', 'Chennai'],
  ['पूना', 'Pune'],
  ['बड़ौदा', 'Vadodara'],
  ['त्रिवेंद्रम', 'Thiruvananthapuram'],
  ['पांडिचेरी', 'Puducherry'],
  ['कोचीन', 'Kochi'],
  ['मुगलसराय', 'Pandit Deen Dayal Upadhyaya Nagar'],
  ['गौहाटी', 'Guwahati'],
  ['त्रिची', 'Tiruchirappalli'],
  ['फैजाबाद', 'Fyzabad'],
  ['सोयीबुग', 'Soyibug'],
])('finds %s phonetically, although its name is only in Latin letters', async (typed, name) => {
  expect(await first(typed)).toMatch(new RegExp(`^${name}, `));
});

it('finds a partial name phonetically, and a place with its region', async () => {
  expect(await first('बनार')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await first('बनारस, उत्तर प्रदेश')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await service.autocomplete('बनारस, केरल')).toEqual([]);
});

it.each(['Qqqq', 'ज़्ज़्झ्फ़्क्ष्ग'])('finds nothing for %s, which is not similar to any place', async (typed) => {
  expect(await service.autocomplete(typed)).toEqual([]);
});

it.each([
  ['दिल्ली', 'Delhi'],
  ['मुंबई', 'Mumbai'],
  ['सूरत', 'Surat'],
  ['पटना', 'Patna'],
  ['औरंगाबाद', 'Aurangabad'],
])('puts %s first if its Hindi name is known', async (typed, name) => {
  expect(await first(typed)).toMatch(new RegExp(`^${name}, `));
});
