import { fileURLToPath } from 'node:url';
import { findNamedPlaceIn } from '../../../modules/places/find-place';
import { createPlacesService } from '../../../modules/places/service';
import { composeAnswer } from '../../compose/compose';
import { setChart } from '../../relevance/ask-set';
import { createQuestion } from '../../testing/charts';
import cityPlaces from './city-places.json';
import { withStatedPlace } from './stated-place';

const file = fileURLToPath(new URL('../../../../assets/places.json', import.meta.url));
const findNamed = findNamedPlaceIn(createPlacesService({ file }));
const ask = async (text: string) => composeAnswer(await withStatedPlace(createQuestion(setChart, text), findNamed));

it.each([
  ['My sister was born on 4 July 1999 at 6 am in Toronto. When will she marry?', '1999-07-04T10:00', 'Toronto'],
  ['My sister, born 4 July 1999, 6:00 am, Toronto, Canada. When will she marry?', '1999-07-04T10:00', 'Toronto'],
  ['When will my son born in London, Ontario on 5 March 2001 at 7:30 pm get a job?', '2001-03-06T00:30', 'London'],
  ['My son was born in London on 5 March 2001 at 7:30 pm. When will he get a job?', '2001-03-05T19:30', 'London'],
  ['meri behen 4 July 1999 subah 6 baje Dubai mein paida hui, shaadi kab hogi', '1999-07-04T02:00', 'Dubai'],
  ['मेरी बहन का जन्म 4 जुलाई 1999 को सुबह 6 बजे काठमांडू में हुआ, शादी कब होगी?', '1999-07-04T00:15', 'काठमांडू'],
  ['My son was born on 5 March 2001 at 7:30 pm in New York. When will he get a job?', '2001-03-06T00:30', 'New York City'],
  ['My son was born on 5 March 2001 at 7:30 pm in Jaffna. Will he get a job in Mumbai?', '2001-03-05T13:30', 'Jaffna'],
  ['My son was born on 5 March 2001 at 7:30 pm in Sitapur. When will he get a job?', '2001-03-05T14:00', 'Sitapur'],
  ['My son was born on 5 March 2001 at 7:30 pm in Mumbai. When will he get a job?', '2001-03-05T14:00', 'Mumbai'],
  ['my brother 14-08-1992 05:15 am Sikar. When will he get a job?', '1992-08-13T23:45', 'Sikar'],
])('%s', async (text, utc, place) => {
  const { context, text: answer } = await ask(text);
  expect(context.question.chart.utc).toBe(`${utc}:00.000Z`);
  expect(answer).toContain(`, ${place})`);
  expect(context.question.text).not.toContain(place);
});

it.each([
  'My son was born on 5 March 2001 at 7:30 pm. When will he get a job?',
  'My sister was born on 4 July 1999 at 6 am in a nice family. When will she marry?',
  'meri behen 4 July 1999 subah 6 baje paida hui, mujhe batao ki ghar mein shaadi kab hogi',
])('finds no place in other words: %s', async (text) => {
  const { context } = await ask(text);
  expect(context.question.chart).toBe(setChart);
});

it.each([
  ['Which hours are good in Nanded tomorrow to open a shop?', 'Nanded', 19.15],
  ['kal Kolhapur mein dukaan kholne ka muhurat batao', 'Kolhapur', 16.7],
  ['कल कोल्हापुर में राहु काल कब है?', 'Kolhapur', 16.7],
  ['What is Rahu kaal today in Bikaner?', 'Bikaner', 28],
])('computes hours for any town of the site: %s', async (text, name, lat) => {
  const { city } = await withStatedPlace(createQuestion(setChart, text), findNamed);
  expect(city).toMatchObject({ english: name });
  expect(city?.lat).toBeCloseTo(lat, 0);
});

it('names the town of the hours', async () => {
  const { text } = await ask('What is Rahu kaal today in Bikaner?');
  expect(text).toContain('(Bikaner)');
});

it.each([
  'kal rahu kaal kab hai, main bahut anand mein hoon',
  'is basti mein dukaan kholne ka muhurat kal kab hai',
  'ek banda mein kya muhurat',
  'har puri mein kal rahu kaal',
  'Is tomorrow good in Kalyan yoga?',
  'main anand mein hoon, kal rahu kaal kab hai',
  'kisi bhi surat mein kal rahu kaal kab hai',
  'इस बस्ती में कल राहु काल कब है?',
])('finds no town in a word that means something else there: %s', async (text) => {
  const question = await withStatedPlace(createQuestion(setChart, text), findNamed);
  expect(question.city).toBeUndefined();
});

it.each([
  ['kal anand mein rahu kaal kab hai', 'Anand'],
  ['Main Anand mein hoon, kal rahu kaal kab', 'Anand'],
  ['hamare Jhansi mein kal rahu kaal', 'Jhansi'],
  ['Basti mein kal rahu kaal kab hai', 'Basti'],
  ['Rahu kaal tomorrow in Kalyan', 'Kalyan'],
])('finds the town if it is meant: %s', async (text, town) => {
  expect((await withStatedPlace(createQuestion(setChart, text), findNamed)).city).toMatchObject({ english: town });
});

it.each([
  ['kisi surat mein kal rahu kaal kab hai', '(New Delhi)'],
  ['kisi bhi surat mein kal rahu kaal kab hai', '(New Delhi)'],
  ['main bhi surat mein hoon, kal rahu kaal kab hai', '(Surat)'],
  ['kal surat mein rahu kaal kab hai', '(Surat)'],
])('%s: %s', async (text, town) => {
  expect((await ask(text)).text).toContain(town);
});

it.each(['Is a day in Savan good for marriage?', 'Which day in Krishna paksha is good?', 'Rohini mein shaadi karni hai, kal ka din kaisa hai?', 'What is Rahu kaal today in Lyon?', 'kal subah mein muhurat hai?'])(
  'takes no other word for a town of its hours: %s',
  async (text) => {
    expect((await withStatedPlace(createQuestion(setChart, text), findNamed)).city).toBeUndefined();
  },
);

it('the cities of the lexicon agree with the places of the site', async () => {
  const found = await Promise.all(Object.keys(cityPlaces).map(async (name) => [name, await findNamed(name)] as const));
  expect(Object.fromEntries(found.map(([name, place]) => [name, place && { hindi: place.hindi, lat: place.lat, lng: place.lng }]))).toEqual(cityPlaces);
});
