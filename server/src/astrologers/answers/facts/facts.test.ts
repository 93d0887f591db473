import { createVerifier } from '../../check/verify';
import { getAsks } from '../../asks/content';
import { readQuestion, type ReadQuestion } from '../../question/read-question';
import { setChart } from '../../relevance/ask-set';
import { createCharts, createQuestion, testNow } from '../../testing/charts';
import type { Chart } from '../../../astrology';
import { chartFacts, skyFacts } from './fact-table';
import { createFactInput } from './fact-input';

const reads = new Map<string, ReadQuestion>();

/** Cached, because the same message is read for several charts. */
function readOnce(text: string): ReadQuestion {
  const read = reads.get(text) ?? readQuestion(text, [], testNow, Date.parse(setChart.utc), 'English');
  reads.set(text, read);
  return read;
}

/** The description that an ask gives for a message. */
function tell(name: string, text: string, chart: Chart): readonly string[] | null {
  const question = createQuestion(chart, text);
  const read = readOnce(text);
  const told = { ...chartFacts, ...skyFacts }[name];
  if (told === undefined) throw new Error(`No fact is told by the name ${name}.`);
  return told(createFactInput({ question, read, line: read.line }));
}

const lines = getAsks('x_fact').flatMap(({ tells, lines: own }) =>
  tells === undefined || tells === 'day' ? [] : own.map((line) => ({ tells, line })),
);
const gap = /undefined|NaN|null|[{}<>$`]| {2}|[.?!।,;:]{2}| [.,;।]/u;

it('every line of an ask names enough for an answer', () => {
  const untold = lines.filter(({ tells, line }) => tell(tells, line, setChart) === null);
  expect(untold.map(({ tells, line }) => `${tells}: ${line}`)).toEqual([]);
});

it('no description contradicts the chart or has an unfilled placeholder', () => {
  for (const chart of createCharts(3, 11)) {
    const verify = createVerifier(chart, testNow);
    for (const { tells, line } of lines) {
      const text = (tell(tells, line, chart) ?? []).filter((each) => each !== '').join('\n\n');
      expect({ line, wrong: verify(text), bad: gap.exec(text)?.[0] ?? null, text }).toEqual({ line, wrong: [], bad: null, text });
    }
  }
});

// Of the chart of the sets: Pisces lagna with Saturn and Ketu, Moon in Aries (2nd), Mars and Rahu in Virgo (7th), Mercury and Venus in Sagittarius (10th), the Sun and Jupiter in Capricorn (11th).
it.each([
  ['place', 'where is my venus', /(?:Your Venus|Venus) is in Sagittarius.*10th house/u],
  ['place', 'is my mars in 7th house', /^Yes.*7th house/u],
  ['place', 'is mars in my 5th house', /^No.*7th house/u],
  ['place', 'mangal 7th me hai ya 8th me', /^(?:Aapki|Mangal).*7th house/u],
  ['house', 'who sits in my tenth house', /Mercury and Venus/u],
  ['house', 'is my 8th house empty', /empty|No planet/u],
  ['lord', 'which planet rules my marriage house', /7th house is Mercury|Mercury rules your 7th house/u],
  ['lordPlace', 'पंचमेश कहाँ हैं', /^पाँचवें भाव के स्वामी चंद्रमा दूसरे भाव/u],
  ['lagna', 'mera lagna kya hai', /Meen/u],
  ['division', 'd9 lagna', /navamsha \(D9\) ascendant is Leo/u],
  ['division', 'navamsa me shukra kahan hai', /Shukra Singh rashi/u],
  ['aspects', 'which planets aspect my lagna', /Mars and Rahu/u],
  ['company', 'who is with my saturn', /Ketu/u],
  ['company', 'are my sun and jupiter together', /^Yes/u],
  ['exchange', 'any parivartan yoga', /^Yes, Jupiter and Saturn|^Yes.*Jupiter/u],
  ['dasha', 'which dasha is on now', /Mars mahadasha, Mercury antardasha.*16 Mar 2027/u],
  ['dashaOf', 'when is my rahu mahadasha', /^Your Rahu mahadasha runs from/u],
  ['sadeSati', 'am I in sade sati', /first phase of Sade Sati/u],
  ['dosha', 'am i manglik', /^Yes.*7th house/u],
  ['dosha', 'kaal sarp hai kya', /^Nahi/u],
  ['dignity', 'is jupiter debilitated', /^Yes.*debilitated/u],
  ['skyChange', 'when does saturn enter aries', /Aries.*3 Jun 2027|3 Jun 2027.*Aries/u],
  ['skyChange', 'when will sun enter sagittarius', /Sagittarius.*16 Dec 2026/u],
  ['sky', 'where is saturn now', /Saturn is transiting Pisces/u],
  ['bindus', 'bindus of my 10th house', /^27 bindus/u],
  ['effect', 'what does sun in my 8th house do', /not in your 8th house.*11th house/u],
])('%s: "%s"', (name, text, expected) => {
  expect(tell(name, text, setChart)?.[0]).toMatch(expected);
});
