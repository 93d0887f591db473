import { readQuestion } from '../../question/read-question';
import { createCharts, createQuestion } from '../../testing/charts';
import type { Likeliest, Topic, Understood, Wanted, Whose } from '../../topics/understand';
import { rateNoons } from './rate-days';
import { createContext } from '../../compose/context';
import { answerDay } from './answer-day';

const [chart] = createCharts(1, 5);
const now = new Date('2026-11-28T10:00:00Z');
const sure = <Output extends string>(value: Output): Likeliest<Output> => ({ value, share: 1, shareOf: (each) => Number(each === value) });

function ask(text: string, topic: Topic, wanted: Wanted, whose: Whose = 'self') {
  const question = { ...createQuestion(chart!, text), now };
  const read = readQuestion(text, [], now, Date.parse(chart!.utc), 'English');
  const line: Understood = { topic: sure(topic), wanted: sure(wanted), whose: sure(whose) };
  return answerDay({ question, read, line });
}

it.each<[text: string, topic: Topic, wanted: Wanted, told: RegExp]>([
  ['when is holi next year', 'x_fact', 'when', /^Holi .*Monday, 22 Mar 2027/u],
  ['karwa chauth 2027 date', 'x_fact', 'when', /^Karwa Chauth .*18 Oct 2027/u],
  ['next ekadashi?', 'x_fact', 'when', /^Ekadashi .*4 Dec 2026/u],
  ['when does kharmas begin', 'x_fact', 'when', /^Kharmas .*17 Dec 2026.* 14 Jan 2027/u],
  ['what is the tithi today', 'x_fact', 'fact', /^On Saturday, 28 Nov 2026 the tithi is Krishna Panchami/u],
  ['what was the tithi on 26 january 2001', 'x_fact', 'fact', /^On Friday, 26 Jan 2001 the tithi is Shukla Dwitiya/u],
  ['rahu kaal today in Kanpur', 'x_muhurta', 'fact', /^Rahu kaal on Saturday, 28 Nov 2026 is 9:16 am to 10:36 am \(Kanpur\)/u],
])('"%s" is told from the almanac, free', (text, topic, wanted, told) => {
  const answer = ask(text, topic, wanted);
  expect(answer?.text).toMatch(told);
  expect(answer?.isFree).toBe(true);
});

it('the tithi of birth is none of the day', () => {
  expect(ask('what is my janam tithi', 'x_fact', 'fact')).toBeNull();
});

it('says which place was taken where none is named', () => {
  expect(ask('is 12 december good to open my shop', 'x_muhurta', 'yesNo')?.text).toMatch(/New Delhi.*name (?:your city|yours)/su);
  expect(ask('is 12 december good to open my shop in Mumbai', 'x_muhurta', 'yesNo')?.text).not.toMatch(/New Delhi/u);
});

it('answers whether a named day is good by its own name first', () => {
  expect(ask('is 12 december good to open my shop', 'x_muhurta', 'yesNo')?.text).toMatch(/^(?:Yes|No)\b.*Saturday, 12 Dec 2026/u);
});

it('of two named days takes one, and of a span its best', () => {
  expect(ask('sign on 3 dec or 7 dec', 'x_muhurta', 'either')?.text).toMatch(/3 Dec 2026.*7 Dec 2026|7 Dec 2026.*3 Dec 2026/u);
  expect(ask('good date between 10 and 25 January', 'x_muhurta', 'muhurta')?.text).toMatch(/Jan 2027|Feb 2027/u);
});

it('asks nobody else to go by the star of the one who asks', () => {
  const text = "my sister's shop opening in december, which day";
  const context = createContext({ ...createQuestion(chart!, text), now }, readQuestion(text, [], now, Date.parse(chart!.utc), 'English'));
  const noons = Array.from({ length: 27 }, (_, at) => Date.parse('2026-12-01T12:00:00+05:30') + at * 86_400_000);
  const refusals = rateNoons(context, noons, { purpose: { event: 'any', for: { en: '', hi: '' } }, forOther: true, way: null }).map(({ refusal }) => refusal);
  expect(refusals).not.toContain('tara');
  expect(refusals).not.toContain('moon');
});

it('a festival that is over this year is told with its next day', () => {
  expect(ask('Karwa Chauth kab hai', 'x_fact', 'when')?.text).toMatch(/2027.*2026/u);
});

it.each([
  ['Hartalika Teej kab hai', /Hariyali/u],
  ['31 June ko meeting rakhi hai', /Raksha|Rakhi/u],
])('no festival is read into another word: %s', (text, other) => {
  expect(ask(text, 'x_fact', 'when')?.text ?? '').not.toMatch(other);
});
