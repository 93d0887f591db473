import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { mapInChunks } from './map-in-chunks';
import { foldName } from './fold-name';
import { readGazetteer } from './gazetteer';
import hindiCities from './names/hindi-cities.json';
import { hindiNameOf } from './hindi-names';
import { createPlacesService } from './service';

const file = fileURLToPath(new URL('../../../assets/places.json', import.meta.url));
const service = createPlacesService({ file });
beforeAll(async () => service.prepare(), 120_000);
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

it('accepts complete and partial Devanagari', async () => {
  expect(await first('वाराणसी')).toBe('Varanasi, Uttar Pradesh, India');
  expect(await first('गोरख')).toBe('Gorakhpur, Uttar Pradesh, India');
});

it('answers in Hindi if the Hindi name is known, and finds its own answer again', async () => {
  const inHindi = async (input: string) => {
    const [place] = await service.autocomplete(input, 'hi');
    return place && Object.values(place.structured_formatting).join(', ');
  };
  expect(await inHindi('हाथर')).toBe('हाथरस, उत्तर प्रदेश, भारत');
  expect(await inHindi('हाथरस, उत्तर प्रदेश, भारत')).toBe('हाथरस, उत्तर प्रदेश, भारत');
  expect(await inHindi('Chandigarh')).toBe('चंडीगढ़, भारत');
  expect(await inHindi('Soyibug')).toMatch(/^Soyibug, /);
  expect(await first('हाथरस')).toBe('Hathras, Uttar Pradesh, India');
});

it('knows the Hindi names of the 200 largest places, all of them places of the gazetteer', async () => {
  const places = await readGazetteer(file);
  expect(places.slice(0, 200).filter((place) => hindiNameOf(place) === null)).toEqual([]);
  const named = Object.entries(hindiCities).flatMap(([state, names]) => Object.keys(names).map((name) => `${name}, ${state}`));
  const known = new Set(places.map(({ name, state }) => `${name}, ${state}`));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('tolerates typing errors and accents', async () => {
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

it('finds nothing for other text', async () => {
  expect(await service.autocomplete('qqqqxxzz')).toEqual([]);
  expect(await service.autocomplete(' , ')).toEqual([]);
});

it('keeps the vowel signs of Devanagari apart', () => {
  expect(foldName('पूना')).not.toBe(foldName('पना'));
  expect(foldName('Sūrat')).toBe('surat');
});

describe('indexing', () => {
  let added: jest.SpyInstance<void, [documents: readonly unknown[]]>;
  beforeEach(() => {
    added = jest.spyOn(MiniSearch.prototype, 'addAll');
  });

  it('is done in advance: the first search with a typing error indexes nothing', async () => {
    const prepared = createPlacesService({ file });
    await prepared.prepare();
    expect(added).toHaveBeenCalled();
    added.mockClear();
    expect((await prepared.autocomplete('Varansai'))[0]?.description).toContain('Varanasi');
    expect(added).not.toHaveBeenCalled();
  });

  it('is done in small batches, between which requests are answered, and once for concurrent searches', async () => {
    const fresh = createPlacesService({ file });
    await Promise.all([fresh.prepare(), fresh.autocomplete('Varansai'), fresh.autocomplete('Hydrabad')]);
    const sizes = added.mock.calls.map(([documents]) => documents.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000);
  });

  it('yields to the event loop after each chunk of a list', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const doubled = await mapInChunks(
      Array.from({ length: 1000 }, (_, at) => at),
      (value, at) => [value * 2, at],
    );
    clearImmediate(next);
    expect(doubled[999]).toEqual([1998, 999]);
    expect(turns).toBeGreaterThanOrEqual(4);
  });

  it('is tried again if the file could not be read', async () => {
    const broken = createPlacesService({ file: `${file}.gone` });
    await expect(broken.autocomplete('Varanasi')).rejects.toThrow('ENOENT');
    await expect(broken.prepare()).rejects.toThrow('ENOENT');
  });
});
