import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askBuiltIn } from './ask-built-in';
import { parseLines, type QuestionSet } from './set';
import type { SheetRow } from './sheet';

const { births } = JSON.parse(readFileSync(join(__dirname, '../../../assets/model-check/questions.json'), 'utf8')) as QuestionSet;
const now = new Date('2026-11-27T06:30:00Z');

async function ask(lines: string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of askBuiltIn(parseLines(lines, births), now)) rows.push(row);
  return rows;
}

it('asks each line of a set except comments, alternating births and astrologers', async () => {
  const rows = await ask('# first\nWhen will I buy a house?\n\nthank you\n');
  expect(rows).toMatchObject([
    { who: 'Oracle, built-in', birth: 'meera', question: 'When will I buy a house?', price: 'one question' },
    { who: 'Astra, built-in', birth: 'arjun', question: 'thank you', price: 'free' },
  ]);
  expect(rows[0]?.restsOn).toContain('Dasha: ');
});

it('asks the earlier turns and yields the last answer', async () => {
  const [row] = await ask('When will I get a new job? >> why so late');
  expect(row?.question).toBe('When will I get a new job? >> why so late');
  expect(row?.answer).toMatch(/because/iu);
});

it('marks questions that care answers', async () => {
  const [row] = await ask('I want to end my life tonight');
  expect(row).toMatchObject({ price: 'care', restsOn: '' });
});
