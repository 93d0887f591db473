import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setChart } from '../../relevance/ask-set';
import { createQuestion } from '../../testing/charts';
import { createToolCalls } from '../../tools';
import { createSentenceCheck, type Fault, type ToolFact } from '../check/check-sentences';
import { readCitations } from '../check/citations';

/** Sentences of one language after a question about work: prohibited ones by kind, and harmless ones. */
interface Statements {
  asked: string;
  forbidden: Record<string, string[]>;
  fine: string[];
}

const folder = join(__dirname, 'statements');
const languages = readdirSync(folder).map((file): [string, Statements] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Statements,
]);
const withGrammar = ['english', 'hindi', 'hinglish'];

/** The check of an answer after these tools: planets (f1 to f22), a new job (f23 to f31), dashas, transits and remedies. */
async function createCheck(asked: string): Promise<(sentence: string) => Fault | null> {
  const question = createQuestion(setChart, asked);
  const { chart, birth: person, now } = question;
  const call = createToolCalls({ chart, person, now, findPlace: () => Promise.resolve(null) });
  const given: ToolFact[] = [];
  const calls: [name: string, input: object][] = [
    ['planets', {}],
    ['weigh', { matter: 'newJob' }],
    ['dashas', {}],
    ['transits', {}],
    ['remedies', { planet: 'Saturn' }],
  ];
  for (const [name, input] of calls) {
    const outcome = await call(name, input);
    if ('facts' in outcome) given.push(...outcome.facts.map((fact) => ({ ...fact, birthChart: null })));
  }
  const check = createSentenceCheck(question, given);
  return (sentence) => check(readCitations(`${sentence} `));
}

it.each(languages)('shows no prohibited statement: %s', async (_name, { asked, forbidden }) => {
  const check = await createCheck(asked);
  expect(Object.values(forbidden).every((sentences) => sentences.length >= 2)).toBe(true);
  expect(
    Object.values(forbidden)
      .flat()
      .filter((sentence) => check(sentence) === null),
  ).toEqual([]);
});

it.each(languages)(
  'shows what does no harm, and in a language without a grammar what rests on a fact: %s',
  async (name, { asked, fine }) => {
    const check = await createCheck(asked);
    const faults = fine.flatMap((sentence) => check(sentence) ?? []);
    expect(faults.filter((fault) => withGrammar.includes(name) || fault !== 'of no fact')).toEqual([]);
    const resting = fine.filter((sentence) => /\[f\d/u.test(sentence));
    expect(resting.filter((sentence) => check(sentence) !== null)).toEqual([]);
  },
);
