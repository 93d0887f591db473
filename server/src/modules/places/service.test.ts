import { fileURLToPath } from 'node:url';
import { foldName } from './names';
import { makePlacesService } from './service';

const service = makePlacesService({ file: fileURLToPath(new URL('../../../assets/places.json', import.meta.url)) });
const first = async (input: string) => (await service.autocomplete(input))[0]?.description;

it('puts the city before the villages of the same name', async () => {
  expect(await first('Varanasi')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await first('gorakhpur')).toBe('Gorakhpur, Uttar Pradesh, India');
  expect(await first('mumb')).toBe('Mumbai, Maharashtra, India');
});

it('knows old names', async () => {
  expect(await first('Bombay')).toBe('Mumbai, Maharashtra, India');
  expect(await first('Allahabad')).toBe('Prayagraj, Uttar Pradesh, India');
  expect(await first('banaras')).toBe('Varanasi, Uttar Pradesh, India');
});

it('reads Devanagari, complete or not', async () => {
  expect(await first('वाराणसी')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await first('गोरख')).toBe('Gorakhpur, Uttar Pradesh, India');
});

it('forgives typing errors and accents', async () => {
  expect(await first('Varansai')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await first('Hydrabad')).toContain('Hyderabad');
  expect(await first('Vārānasi')).toBe('Varanasi, Uttar Pradesh, India');
});

it('narrows by what follows a comma, down to its own descriptions', async () => {
  expect(await first('Aurangabad, Bihar')).toBe('Aurangabad, Bihar, India');
  for (const { description } of await service.autocomplete('rampur')) expect(await first(description)).toBe(description);
});

it('gives coordinates inside India and at most eight places', async () => {
  const places = await service.autocomplete('pur');
  expect(places).toHaveLength(8);
  for (const { geometry } of places) {
    expect(geometry?.location.lat).toBeGreaterThan(6);
    expect(geometry?.location.lat).toBeLessThan(37);
    expect(geometry?.location.lng).toBeGreaterThan(68);
    expect(geometry?.location.lng).toBeLessThan(98);
  }
});

it('finds nothing for what is no place', async () => {
  expect(await service.autocomplete('qqqqxxzz')).toEqual([]);
  expect(await service.autocomplete(' , ')).toEqual([]);
});

it('keeps the vowel signs of Devanagari apart', () => {
  expect(foldName('पूना')).not.toBe(foldName('पना'));
  expect(foldName('Sūrat')).toBe('surat');
});
