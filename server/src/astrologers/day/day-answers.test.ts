import { computeChart, createDayChart, dayFactsOf, type Chart } from '../../astrology';
import { createVerifier } from '../check/verify';
import { withholdFalse } from '../check/withhold';
import { composeAnswer } from '../compose/compose';
import { greeting } from '../reader/greeting';
import { findGrounds } from '../reader/grounds';
import { createQuestion, testNow, testPerson } from '../testing/charts';

const questions = [
  'When will I get married?',
  'Will I get a promotion this year?',
  'How is this month for money?',
  'Should I take the new job or stay?',
  'Which stone should I wear?',
  'What is my ascendant?',
  'Which dasha is running?',
  'What is my moon sign?',
  'Where is Saturn in my chart?',
  'Am I manglik?',
  'How is today?',
  'What can I do for my work?',
  'Is my chart bad?',
  'What will my wife be like?',
  'How was last year?',
  'Is Sade Sati running?',
  'Which yogas do I have?',
  'Will I go abroad?',
  'Is tomorrow good to buy a car?',
  'What is my nakshatra?',
  'मेरा नक्षत्र क्या है?',
  'mera nakshatra kya hai',
  'मेरी राशि क्या है?',
  'Where is Rahu in my chart?',
  'Where is my Moon?',
  'मेरी शादी कब होगी?',
  'क्या इस साल नौकरी मिलेगी?',
  'आज का दिन कैसा है?',
  'मेरा लग्न क्या है?',
  'कौन सा रत्न पहनूँ?',
  'meri shaadi kab hogi',
  'naukri kab lagegi',
  'paise ki dikkat kab door hogi',
  'mere 10th house me kya hai',
];

/** A date on which the Moon did not change its nakshatra, one on which it did not change its sign, one on which it did, and others. */
const dates = ['1994-08-16', '1997-01-17', '1988-03-02', '2001-11-30', '1975-06-21', '1990-10-05', '1983-02-09'];
const at = (date: string, hour: number) => new Date(Date.parse(`${date}T00:00:00+05:30`) + hour * 3_600_000);
const chartAt = (date: string, hour: number): Chart =>
  computeChart({ utc: at(date, hour), lat: 26.92, lng: 75.79, now: testNow, localDate: date });
const ask = (chart: Chart, text: string, astrologer: 'Oracle' | 'Astra' = 'Astra') =>
  composeAnswer(createQuestion(chart, text, { astrologer })).text;

const days = dates.map((date) => ({ date, chart: createDayChart(chartAt(date, 12)) }));

describe('answers for a birth without a time', () => {
  it.each(days)('are true at every hour of $date', ({ date, chart }) => {
    const verifiers = [0, 6, 12, 18, 23.98].map((hour) => createVerifier(chartAt(date, hour), testNow));
    for (const text of questions)
      for (const astrologer of ['Oracle', 'Astra'] as const) {
        const answer = ask(chart, text, astrologer);
        expect({ text, wrong: verifiers.flatMap((verify) => verify(answer)) }).toEqual({ text, wrong: [] });
        expect(withholdFalse(answer, { chart, now: testNow })).toBe(answer);
        expect(answer).not.toMatch(/undefined|NaN|null| {2}|[.?!।,;:]{2}/u);
      }
  });

  it.each(days)('name no house and no ascendant as known on $date', ({ chart }) => {
    for (const text of questions) {
      const told = ask(chart, text).replace(
        /[^.।]*(?:needs? (?:a|the) time|समय (?:चाहिए|से)|time of birth|jan[mn]\w* samay|samay (?:chahiye|se))[^.।]*[.।]/giu,
        '',
      );
      expect({ text, told }).toEqual({
        text,
        told: expect.not.stringMatching(/\bhouse\b|ascendant|lagna|navamsha|antardasha|भाव|लग्न|नवांश|\bbhav\b/iu) as string,
      });
    }
  });

  it('name both signs of a Moon that changed its sign, in greeting and grounds', () => {
    const two = days.find(({ chart }) => dayFactsOf(chart)?.rashis.length === 2);
    if (!two) throw new Error('No date with two signs.');
    const question = createQuestion(two.chart, 'When will I get married?');
    expect(greeting(question)).toMatch(/time of birth is not known.*Moon in \w+ or \w+/u);
    expect(findGrounds(question).grounds[0]?.value).toMatch(/^\w+ or \w+, /u);
    expect(findGrounds(question).houses).toEqual([]);
  });

  it('name the dasha only if both ends of the date agree', () => {
    for (const { date, chart } of days) {
      const lords = new Set([0, 12, 23.99].map((hour) => chartAt(date, hour).current_mahadasha));
      const answer = ask(chart, 'Which dasha is running?');
      if (lords.size > 1) expect(answer).not.toMatch(/mahadasha (?:runs|of)/u);
      else expect(answer).toContain(`${[...lords].join()} mahadasha`);
    }
  });

  it('leave out what depends on the time of birth', () => {
    const [{ chart } = days[0]!] = days;
    expect(() => chart.ascendant).toThrow('Without a time of birth');
    expect(() => chart.dashas).toThrow('Without a time of birth');
    expect(() => chart.planets[0]?.house).toThrow('Without a time of birth');
  });

  it('greets in the language of the record', () => {
    const [first] = days;
    expect(greeting({ ...createQuestion(first!.chart, ''), birth: { ...testPerson, language: 'Hindi' } })).toContain('जन्म समय पता नहीं');
  });
});
