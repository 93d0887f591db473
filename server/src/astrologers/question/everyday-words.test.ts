import { setChart } from '../relevance/ask-set';
import { computeChart } from '../../astrology';
import { createQuestion, testNow } from '../testing/charts';
import { composeAnswer } from '../compose/compose';

const read = (question: string) => composeAnswer(createQuestion(setChart, question)).context.read;

it.each(['do bete hain, kiske saath rahu budhape me', 'itne tension wale office me main shant kaise rahu', 'saas ke saath rahu ya alag', 'chup rahu ya jawab du boss ko', 'hospital me naukri hai, wahan khush kaise rahu', 'kitne din aur is company me rahu'])('"rahu" is a verb in: %s', (question) => {
  expect(read(question).fact?.planet ?? null).toBeNull();
});

it.each(['mera rahu kis ghar me hai', 'rahu ko khush kaise rakhu', 'rahu ki mahadasha kab hai'])('"rahu" is the planet in: %s', (question) => {
  expect(read(question).fact?.planet).toBe('Rahu');
});

it.each(['meri maa ki dasha bahut kharab hai ghar me koi sunta nahi', 'meri dasha bahut kharab hai paise ki, kab sudhregi', 'मेरी हालत और दशा कब सुधरेगी'])('"dasha" is how somebody fares in: %s', (question) => {
  expect(read(question).fact).toBeNull();
});

it.each(['meri abhi kaunsi dasha chal rahi hai', 'shani ki dasha kharab hai kya'])('"dasha" is a period in: %s', (question) => {
  expect(read(question).fact?.name).toMatch(/dasha/iu);
});

it.each([
  ['mangal ko interview hai, kaisa rahega', 'mangalvar'],
  ['guru ko office join karu kya', 'guruvar'],
])('names a day in "%s"', (question, day) => {
  expect(composeAnswer(createQuestion(setChart, question)).text.slice(0, 120).toLowerCase()).toContain(day);
});

it('leaves the planet where it is to be strengthened, and names its practice', () => {
  const { text, context } = composeAnswer(createQuestion(setChart, 'mangal ko mazboot kaise kare'));
  expect(context.read.kind).toBe('remedy');
  expect(text).toMatch(/^[^.]*mangal/iu);
  expect(text.split('.')[0]).not.toMatch(/se milta hai|ka phal hai/u);
});

it.each([
  ['shadi kb hgi bhai', null],
  ['bhai meri naukri kab lagegi', null],
  ['44 ka ho gaya bhai bhagyoday kab hoga', null],
  ['mere bhai ki naukri kab lagegi', 'brother'],
  ['mera bhai Ketan aur main dukan khole to chalegi kya', null],
])('asks of "%s"', (question, kin) => {
  expect(read(question).kin?.id ?? null).toBe(kin);
});

it.each(['मैने ब्याज पे 50 हजार लिए थे सहेली से, इस साल चुका पाऊंगी?', 'will i be able to repay my uncle this year'])('asks of one\'s own debt: %s', (question) => {
  expect(read(question).matter.id).toBe('debt');
});

it('gives no dates to an antardasha that was over before birth', () => {
  const utc = new Date('1974-06-12T00:40:00Z');
  const chart = computeChart({ utc, lat: 25.32, lng: 82.97, now: testNow, localDate: '1974-06-12' });
  expect(composeAnswer(createQuestion(chart, 'rahu ki mahadasha me guru ka antar kab lagega mera')).text).toMatch(/^[^.]*janm se pehle/u);
});
