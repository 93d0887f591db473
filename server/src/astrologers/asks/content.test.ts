import { matterTable } from '../tools/tables';
import { slotTable } from '../answers/slots/slot-table';
import type { Ask, Words } from './ask';
import { getAsks } from './content';
import { findAsk, likeliestAsk } from './find-ask';
import type { AskTopic } from './request';

const topics = [
  ...Object.keys(matterTable).filter((id) => id !== 'self'),
  'other',
  'general',
  'x_meaning',
  'x_dream',
  'x_unknowable',
  'x_elsewhere',
  'x_human',
  'x_complaint',
  'x_thanks',
  'x_gem',
  'x_remedyPlanet',
  'x_place',
  'x_subject',
  'x_service',
  'x_gibberish',
] as AskTopic[];
const all = topics.flatMap((topic) => getAsks(topic).map((ask) => ({ topic, ask })));
const clausesOf = ({ thing, good, bad, stuck, go, wait, steps }: Ask): Words[] =>
  [thing, good, bad, stuck, go, wait, ...(steps ?? [])].filter((each) => each !== undefined);

it('every matter has asks, the general one first', () => {
  expect(topics.filter((topic) => getAsks(topic)[0]?.id !== 'any')).toEqual([]);
});

it('every ask has clauses of a verdict, a slot or a limit', () => {
  const unsaid = all.filter(({ ask }) => !(ask.limit || ask.slot || ask.answer || ask.tells || (ask.good && ask.bad && ask.stuck)));
  expect(unsaid.map(({ topic, ask }) => `${topic} ${ask.id}`)).toEqual([]);
  expect(all.filter(({ ask }) => (ask.go === undefined) !== (ask.wait === undefined))).toEqual([]);
  expect(all.filter(({ ask }) => ask.slot !== undefined && !(ask.slot in slotTable.slots)).map(({ ask }) => ask.slot)).toEqual([]);
  expect(all.filter(({ ask }) => ask.as !== undefined && !(ask.as in matterTable)).map(({ ask }) => ask.as)).toEqual([]);
});

it('sensitive matters have no verdict', () => {
  const careful = all.filter(
    ({ topic, ask }) =>
      (matterTable as Partial<Record<string, { careful?: boolean }>>)[topic]?.careful === true &&
      topic !== 'children' &&
      ask.slot === undefined &&
      ask.limit === undefined,
  );
  expect(careful.map(({ topic, ask }) => `${topic} ${ask.id}`)).toEqual([]);
});

it('clauses are parts of a sentence in both languages', () => {
  for (const { topic, ask } of all)
    for (const { en, hi } of clausesOf(ask)) {
      expect(`${topic} ${ask.id}: ${en}`).not.toMatch(/[.!?]$/u);
      expect(`${topic} ${ask.id}: ${hi}`).not.toMatch(/[.!?।]$/u);
      expect(hi).not.toMatch(/\p{Script=Latin}/u);
      expect(hi).toMatch(/\p{Script=Devanagari}/u);
    }
});

it('a line belongs to one ask of its matter, and most lines are most similar to their own ask', () => {
  const lines = all.flatMap(({ topic, ask }) => ask.lines.map((line) => ({ topic, id: ask.id, line })));
  const twice = lines.filter(({ topic, line }, at) => lines.findIndex((each) => each.topic === topic && each.line === line) !== at);
  expect(twice).toEqual([]);
  // Until its table is trained, a topic has its general ask alone.
  const caught = lines.filter(({ topic, id, line }) => likeliestAsk(topic, line) !== undefined && findAsk(topic, line)?.id !== id);
  expect(caught.length / lines.length).toBeLessThan(0.03);
});
