import { fileURLToPath } from 'node:url';
import { findNamedPlaceIn } from '../../modules/places/find-place';
import { createPlacesService } from '../../modules/places/service';
import { composeAnswer } from '../compose/compose';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import { defaultCity, findNamedCities } from './cities';
import { readText } from './question-text';
import { withToldPlace } from './told-place';

const file = fileURLToPath(new URL('../../../assets/places.json', import.meta.url));
const findNamed = findNamedPlaceIn(createPlacesService({ file }));
const ask = async (text: string) => composeAnswer(await withToldPlace(createQuestion(setChart, text), findNamed));

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
])('takes no other word for a place: %s', async (text) => {
  const { context } = await ask(text);
  expect(context.question.chart).toBe(setChart);
});

it('the cities of the lexicon stand where the places of the site have them', async () => {
  const names = 'mumbai delhi bengaluru chennai kolkata hyderabad pune jaipur lucknow patna varanasi kochi guwahati mysuru madurai';
  for (const name of names.split(' ')) {
    const [{ city } = { city: defaultCity }] = findNamedCities(readText(name, 'English'));
    const found = await findNamed(name);
    expect([name, Math.abs((found?.lat ?? 99) - city.lat) < 0.15, Math.abs((found?.lng ?? 999) - city.lng) < 0.15]).toEqual([name, true, true]);
  }
});
