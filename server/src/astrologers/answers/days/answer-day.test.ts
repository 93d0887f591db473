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
])('"%s" is answered from the almanac for free', (text, topic, wanted, sentences) => {
  const answer = ask(text, topic, wanted);
  expect(answer?.text).toMatch(sentences);
  expect(answer?.isFree).toBe(true);
});

it('the tithi of birth is not answered from the day', () => {
  expect(ask('what is my janam tithi', 'x_fact', 'fact')).toBeNull();
});

it('mentions the default place if none is named', () => {
  expect(ask('is 12 december good to open my shop', 'x_muhurta', 'yesNo')?.text).toMatch(/New Delhi.*name (?:your city|yours)/su);
  expect(ask('is 12 december good to open my shop in Mumbai', 'x_muhurta', 'yesNo')?.text).not.toMatch(/New Delhi/u);
});

it('starts the answer about a named day with its date', () => {
  expect(ask('is 12 december good to open my shop', 'x_muhurta', 'yesNo')?.text).toMatch(/^(?:Yes|No)\b.*Saturday, 12 Dec 2026/u);
});

it('chooses one of two named days, and the best of a span', () => {
  expect(ask('sign on 3 dec or 7 dec', 'x_muhurta', 'either')?.text).toMatch(/3 Dec 2026.*7 Dec 2026|7 Dec 2026.*3 Dec 2026/u);
  expect(ask('good date between 10 and 25 January', 'x_muhurta', 'muhurta')?.text).toMatch(/Jan 2027|Feb 2027/u);
});

it("ignores the user's birth star for another person's day", () => {
  const text = "my sister's shop opening in december, which day";
  const context = createContext({ ...createQuestion(chart!, text), now }, readQuestion(text, [], now, Date.parse(chart!.utc), 'English'));
  const noons = Array.from({ length: 27 }, (_, at) => Date.parse('2026-12-01T12:00:00+05:30') + at * 86_400_000);
  const refusals = rateNoons(context, noons, {
    purpose: { event: 'any', for: { en: '', hi: '' } },
    forOther: true,
    star: null,
    way: null,
  }).map(({ refusal }) => refusal);
  expect(refusals).not.toContain('tara');
  expect(refusals).not.toContain('moon');
});

it('names the next date of a festival that is past this year', () => {
  expect(ask('Karwa Chauth kab hai', 'x_fact', 'when')?.text).toMatch(/2027.*2026/u);
});

it.each([
  ['Hartalika Teej kab hai', /Hariyali/u],
  ['31 June ko meeting rakhi hai', /Raksha|Rakhi/u],
])('finds no festival inside another word: %s', (text, other) => {
  expect(ask(text, 'x_fact', 'when')?.text ?? '').not.toMatch(other);
});

it.each<[kind: string, text: string, told: RegExp]>([
  ['the weekdays that alone are free', 'only sundays for my engagement, which date', /^[^.]*Sunday, /u],
  ['a day behind the one that is named', 'car delivery after 10 december, which day', /^(?!No|Yes).*(?:1[1-9]|2\d|3[01]) Dec 2026/u],
  ['a day before the one that is named', 'car delivery before 15 december which date is good', /^(?!No|Yes)/u],
  ['the earliest day', 'earliest date to open my shop', /^(?:The first good day|\S+, \d+ \w+ 2026 is the earliest)/u],
  [
    'all days of a time',
    'how many wedding dates in february 2027',
    /clear for a wedding in February 2027|Clear for a wedding in February 2027/u,
  ],
  ['the days of the week', 'which weekday is best for buying gold', /Sunday, Wednesday, Thursday and Friday.*Tuesday and Saturday/u],
  ['a season that refuses it', 'can I get married in chaturmas', /^No, Chaturmas \(.*After it the first good day/u],
  ['a season that does not', 'is kharmas ok for buying a car', /^(?:Yes, Kharmas|Kharmas .* no obstacle)/u],
  ['hours that are left out', 'can I sign the agreement in rahu kaal tomorrow', /^No, .*Rahu kaal/u],
  ['hours that are good', 'is abhijit good for registry tomorrow', /^Yes, Abhijit is good for the registry/u],
  ['part of the day', 'shop opening on 3 december evening ok', /in the evening|^No/u],
  ['the way of a journey', 'north side travel on tuesday 19 january 2027 ok', /disha shool/u],
  ['several purposes', 'mundan and annaprashan dates for my twins', /for the mundan.*annaprashan/u],
  [
    'a span of days that has none',
    'mundan between 10 and 25 november 2027',
    /between 10 Nov 2027 and 25 Nov 2027|the time you named has none/u,
  ],
  ['what custom says beside it', 'naming ceremony in december', /11th or 12th day/u],
])('tells %s: "%s"', (_, text, sentences) => {
  expect(ask(text, 'x_muhurta', 'muhurta')?.text.replaceAll('\n\n', ' ')).toMatch(sentences);
});

it('uses the stated birth star of the person for whom the day is', () => {
  expect(ask("my wife's star is rohini, which day for car", 'x_muhurta', 'muhurta')?.text).toMatch(/Rohini, the star that you named/u);
});

it('names no past hour of today', () => {
  const text = ask('is today good for buying gold', 'x_muhurta', 'yesNo')?.text ?? '';
  expect(text).not.toMatch(/\bam\b(?=.*good hours)/iu);
});

it('names days that the check accepts as almanac days, however far ahead', () => {
  const days = ask('buy a car between 10 and 25 November 2027', 'x_muhurta', 'muhurta')?.days;
  expect(days?.from).toBe('2027-11-10');
  expect(days && days.to > '2027-12-25').toBe(true);
});

it('searches each of two purposes in its own time', () => {
  const [first = ''] =
    ask('good dates for engagement in January and wedding in February', 'x_muhurta', 'muhurta')?.text.split('\n\n') ?? [];
  expect(first).toMatch(/engagement.* Jan 2027.*wedding.* Feb 2027/u);
});
