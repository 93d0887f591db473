/* eslint-disable max-lines -- the cases of one subject share their set-up */
import { setChart } from '../relevance/ask-set';
import { createCharts, testNow, testPerson } from '../testing/charts';
import { createVerifier } from '../check/verify';
import { toIndianDate } from '../../indian-date';
import { readSpan } from './spans';
import { weighMatter } from './weigh';
import { describeArguments, createToolCalls, tools, type ToolContext } from '.';

const towns: Record<string, [lat: number, lng: number]> = {
  Kanpur: [26.4499, 80.3319],
  Nashik: [19.9975, 73.7898],
  Kochi: [9.9312, 76.2673],
};
const findPlace: ToolContext['findPlace'] = (name) => {
  const found = towns[name];
  return Promise.resolve(found ? { name, lat: found[0], lng: found[1] } : null);
};
const context: ToolContext = { chart: setChart, person: testPerson, now: testNow, findPlace };

/** The facts of one call, one per line, or its error message. */
async function ask(name: string, input: unknown, of: ToolContext = context): Promise<string> {
  const outcome = await createToolCalls(of)(name, input);
  return 'facts' in outcome ? outcome.facts.map(({ text }) => text).join('\n') : `Error: ${outcome.error}`;
}

describe('facts', () => {
  // Of the chart of the sets: Pisces lagna, Jupiter in Capricorn, Mars and Rahu in the 7th house.
  it.each([
    [
      'planets',
      {},
      ['The ascendant (lagna) is Pisces', 'Jupiter is in Capricorn, in the 11th house', 'debilitated', 'in it are Mars and Rahu'],
    ],
    ['planets', { division: 'D9' }, ['The navamsha (D9) ascendant is Leo', 'Venus is in Leo, its 1st house']],
    ['dashas', {}, ['The Mercury antardasha (inside Mars) runs from 19 Mar 2026 to 16 Mar 2027. It runs now.']],
    ['dashas', { from: '2020-03' }, ['The Moon mahadasha ran from', 'The Mars pratyantardasha (inside Moon, Ketu)']],
    ['transits', {}, ['Saturn is transiting Pisces, your 1st house, retrograde', 'first phase of Sade Sati']],
    ['transits', { date: '2030-01-15' }, ['On 15 Jan 2030 Saturn is transiting']],
    ['yogas', {}, ['Neecha Bhanga yoga', 'The chart is Manglik: Mars is in the 7th house', 'There is no Kaal Sarp']],
    ['weigh', { matter: 'newJob' }, ['It is read from the 10th house', 'Against it: Jupiter, lord of your 10th house', 'The best time in']],
    ['weigh', { matter: 'health', whose: 'father' }, ['health of the father', 'It is read from the 9th house', 'no verdict and no date']],
    ['compare', { options: [{ label: 'Nashik' }, { label: 'Kochi' }] }, ['Nashik: it lies to the north of the other']],
    [
      'compare',
      {
        options: [
          { label: 'Nashik', town: 'Nashik' },
          { label: 'Kochi', town: 'Kochi' },
        ],
      },
      ['The chart carries Nashik best', 'the side of Mars'],
    ],
    ['day', { date: '2026-11-23' }, ['Rahu kaal 08:09 to 09:28', 'Chaturdashi of the bright half until 23:42', 'Vaikuntha Chaturdashi']],
    [
      'match',
      { birth: { date: '1994-05-06', time: '14:20', place: 'Kanpur' } },
      ['16.5 of 36 points', 'Uttara Bhadrapada', 'the partner is Manglik'],
    ],
    ['match', { birth: { date: '1994-05-06' } }, ['Without the hour of birth', 'to 24 of 36']],
    ['name', {}, ['Bharani, pada 3: a name begins with Le (ले)']],
    ['name', { birth: { date: '2026-11-02', time: '23:10', place: 'Kochi' } }, ['a name begins with']],
    ['remedies', { planet: 'Saturn' }, ['on Saturdays', 'None of it promises a result']],
    ['relative', { whose: 'mother' }, ['the 4th house of this chart', 'Its lord Mercury is in the 10th house']],
  ])('%s %j', async (name, input, expected) => {
    const told = await ask(name, input);
    for (const part of expected) expect(told).toContain(part);
  });

  it('are numbered through a conversation', async () => {
    const call = createToolCalls(context);
    const outcomes = [await call('relative', { whose: 'mother' }), await call('nothing', {}), await call('name', {})];
    const ids = outcomes.flatMap((outcome) => ('facts' in outcome ? outcome.facts.map(({ id }) => id) : []));
    expect(ids).toEqual(ids.map((_, at) => `f${at + 1}`));
  });

  it('of a span stay within it', async () => {
    expect(await ask('weigh', { matter: 'vehicle', from: '2027-04', to: '2027-05' })).toMatch(
      /(?:best time in|Nothing in) April 2027 to May 2027/u,
    );
    expect(await ask('day', { from: '2026-12-01', to: '2026-12-10' })).not.toMatch(/(?:Nov|Jan) 20|1[1-9] Dec/u);
  });

  it('of a span include its festivals', async () => {
    const told = await ask('day', { from: '2026-12-01', to: '2027-01-16' });
    expect(told).toContain('Utpanna Ekadashi on 4 Dec 2026');
    expect(told).toContain('Lohri on 14 Jan 2027');
    expect(told).not.toContain('18 Jan 2027');
  });

  it('name two times of a matter that share no month', async () => {
    for (const chart of createCharts(12, 7))
      for (const matter of ['newJob', 'marriage', 'house', 'wealth'] as const) {
        const { windows } = weighMatter({ chart, person: testPerson, now: testNow }, { matter, span: readSpan({}, testNow, 3) });
        const months = windows.map(({ start, end }) =>
          [toIndianDate(new Date(start)), toIndianDate(new Date(end - 1))].map((day) => day.slice(0, 7)),
        );
        const [[from = '', to = ''] = [], [otherFrom = '', otherTo = ''] = []] = months;
        expect(months.length < 2 || otherFrom > to || otherTo < from).toBe(true);
      }
  });

  it('count houses from the relative', async () => {
    expect(await ask('weigh', { matter: 'newJob', whose: 'son' })).toContain(
      "read from the 2nd house, the 10th from the 5th house, which is the son's",
    );
  });

  it('of another birth are read from its own chart', async () => {
    const [own, theirs] = [
      await ask('planets', {}),
      await ask('planets', { birth: { date: '1990-02-02', time: '06:10', place: 'Kanpur' } }),
    ];
    expect(theirs).toContain('ascendant');
    expect(theirs).not.toBe(own);
  });

  it('of another birth at an ambiguous time are computed once it is resolved', async () => {
    const at = (earlier: boolean) =>
      ask('planets', { division: 'D9', birth: { date: '1945-10-14', time: '23:30', place: 'Kanpur', earlier } });
    expect(await at(true)).not.toBe(await at(false));
  });

  it('claim no house without a time of birth', async () => {
    const told = await ask('planets', { birth: { date: '1990-02-02' } });
    expect(told).toContain('cannot be told');
    expect(told).not.toMatch(/\d(?:st|nd|rd|th) house/u);
  });
});

describe('a wrong call returns a correction', () => {
  it.each([
    ['nothing', {}, 'There is no tool "nothing". There are: planets'],
    ['weigh', { matter: 'weather' }, 'must be one of'],
    ['weigh', { matter: 'newJob', from: '2027-13' }, 'There is no day 2027-13'],
    ['weigh', { matter: 'newJob', from: '2027-05', to: '2027-02' }, 'ends before it begins'],
    ['weigh', { matter: 'newJob', birth: { date: '1990-02-02' } }, 'Houses need the hour of birth'],
    ['dashas', { birth: { date: '1990-02-02' } }, 'Periods need the hour of birth'],
    ['planets', { birth: { date: '1990-02-31', time: '06:10', place: 'Kanpur' } }, 'There is no birth at 1990-02-31'],
    ['match', { birth: { date: '2090-02-01' } }, 'lies ahead'],
    ['match', { birth: { date: '1990-02-01', time: '06:10' } }, 'the town of birth is needed'],
    [
      'match',
      { birth: { date: '1945-10-14', time: '23:30', place: 'Kanpur' } },
      'came twice on that day; ask whether the first or the second',
    ],
    ['match', { birth: { date: '1942-09-01', time: '00:30', place: 'Kanpur' } }, 'never came on that day; ask whether 1942-08-31 23:30 or'],
    ['match', { birth: { date: '1990-02-01', time: '06:10', place: 'Nowhere' } }, 'The town "Nowhere" is not known'],
    ['compare', { options: [{ label: 'one' }, { label: 'two' }] }, 'Say what "one" is about'],
    ['day', { from: '2026-01-01', to: '2026-12-31' }, 'Give a span of 1 to 92 days'],
    ['remedies', {}, 'Name a planet or a matter'],
    ['planets', 'D9', 'arguments must be an object'],
    ['weigh', {}, 'must be one of'],
    ['transits', { date: 'tomorrow' }, 'date is not of the form'],
    ['planets', { secret: true }, 'there is no argument secret'],
  ])('%s %j', async (name, input, reason) => {
    expect(await ask(name, input)).toContain(reason);
  });
});

it('describes each tool with a schema of its arguments', () => {
  for (const tool of tools) {
    expect(tool.description.length).toBeGreaterThan(20);
    expect(describeArguments(tool)).toMatchObject({ type: 'object', additionalProperties: false });
  }
});

it('returns no fact that the check would reject', async () => {
  for (const chart of createCharts(12, 7)) {
    const verify = createVerifier(chart, testNow);
    for (const [name, input] of [
      ['planets', {}],
      ['planets', { division: 'D9' }],
      ['planets', { division: 'D10' }],
      ['dashas', {}],
      ['transits', {}],
      ['yogas', {}],
      ['weigh', { matter: 'marriage' }],
      ['weigh', { matter: 'income', whose: 'son' }],
    ] as const) {
      expect(verify(await ask(name, input, { ...context, chart })).map(({ sentence }) => sentence)).toEqual([]);
    }
  }
});
