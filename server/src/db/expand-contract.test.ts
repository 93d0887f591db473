import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsDir } from '../testing/databases/test-database';

interface Journal {
  entries: { tag: string }[];
}

/** The last migration from before this rule. */
const lastBefore = '0009_payments';

/** Statements that break processes of the previous release, or hold a lock for a time that grows with the table. */
const forbidden: [RegExp, string][] = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\brename\s+(?:to|column|constraint)?\b/i, 'renames'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, 'forbids null, which the release before may still write'],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
    'adds a column without default that the release before does not fill',
  ],
];

/** The statements of a migration that break the previous release. A line `-- contract: why` declares that no release needs the old state any more. */
function findContractions(sql: string): string[] {
  if (/^-- contract: \S/m.test(sql)) return [];
  const statements = sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, "''");
  return forbidden.filter(([pattern]) => pattern.test(statements)).map(([, fault]) => fault);
}

it('each new migration keeps the previous release working: expand first, contract two releases later', () => {
  const journal = JSON.parse(readFileSync(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as Journal;
  const tags = journal.entries.map(({ tag }) => tag).filter((tag) => tag > lastBefore);
  const faults = tags.flatMap((tag) =>
    findContractions(readFileSync(join(migrationsDir, `${tag}.sql`), 'utf8')).map((fault) => `${tag} ${fault}`),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['alter table users drop column locale;', ['drops a column']],
  ['alter table users add column a text, add column b text not null;', [expect.stringMatching(/without default/)]],
  ["alter table users add column a text not null default 'x, y';", []],
  ['alter table users alter column a type bigint;', ['changes the type of a column']],
  ['alter table users alter column a set not null;', [expect.stringMatching(/null/)]],
  ['-- contract: 4.0.0 reads it no more\ndrop table old;', []],
  ['create table fresh (a text not null);', []],
])('judges %p', (sql, faults) => {
  expect(findContractions(sql)).toEqual(faults);
});
