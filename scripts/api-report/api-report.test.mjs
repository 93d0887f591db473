import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeExports } from './describe-exports.mjs';
import { reportFile } from './kept-report.mjs';
import { createReport } from './report.mjs';
import { describeProvided, findDeprecated, listTakenTypes } from './report-contract.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function describeTexts(texts) {
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return describeExports(folder, { entry: path.join(folder, 'index.d.ts') }, '"Me" | "You"').entry;
}

const index = "export { greet } from './greet'; export declare const other: number;";
const greet = (person) =>
  `import type { Person } from './person';\n/** Greets. */\nexport declare function greet(person: Person): string;${person}`;

it('matches the sources: npm run api:report writes it', () => {
  expect(createReport()).toBe(readFileSync(reportFile, 'utf8'));
});

it('changes the hash of an export only if a type that it refers to changes', () => {
  const before = describeTexts({ 'index.d.ts': index, 'greet.d.ts': greet(''), 'person.d.ts': 'export interface Person { name: string }' });
  const after = describeTexts({ 'person.d.ts': 'export interface Person { name: string; age: number }' });
  expect(after.greet.hash).not.toBe(before.greet.hash);
  expect(after.other).toEqual(before.other);
});

it('keeps the hash if a comment or the ignored union changes', () => {
  const before = describeTexts({ 'index.d.ts': 'export declare const hook: (tag: "Me" | "You") => void;' });
  const after = describeTexts({ 'index.d.ts': '/** Now with words. */\nexport declare const hook: (tag: TagType) => void;' });
  expect(after.hook.hash).toBe(before.hook.hash);
});

it('keeps the hash if a file moves within its part', () => {
  const person = 'export interface Person { name: string }';
  const greets = (from) => `import type { Person } from '${from}'; export declare const greet: (who: Person) => import("${from}").Person;`;
  const files = { 'index.d.ts': "export * from './api/greet';", 'api/greet.d.ts': greets('./person'), 'api/person.d.ts': person };
  const before = describeTexts(files);
  const after = describeTexts({
    'index.d.ts': "export * from './api/polite/greet';",
    'api/polite/greet.d.ts': greets('../person'),
    'api/person.d.ts': person,
  });
  expect(after.greet).toEqual(before.greet);
});

it('has the date of a deprecated export, and refuses one without a date', () => {
  const deprecated = (text) =>
    describeTexts({ 'index.d.ts': `/** Old.\n * @deprecated ${text} */\nexport declare const old: number;` }).old;
  expect(deprecated('until 2027-06-30: use other instead').deprecated).toEqual({ until: '2027-06-30', instead: 'use other instead' });
  expect(() => deprecated('use other')).toThrow('old is deprecated without an end');
});

describe('the data for builds', () => {
  const api = '@oracle-astra/shared/api';
  const end = { until: '2027-06-30', instead: 'use other' };
  const report = {
    entries: { [api]: { RemoteModule: { hash: 'a1' }, old: { hash: 'b2', deprecated: end }, other: { hash: 'c3' } }, 'x/forms': {} },
  };

  it('gives a remote the hashes of its imports and its exposed module, and a sentence for each deprecated import', () => {
    expect(listTakenTypes({ [api]: ['old'], react: ['useState'] }, report)).toEqual({ [api]: { old: 'b2', RemoteModule: 'a1' } });
    expect(findDeprecated({ [api]: ['old', 'other'] }, report)).toEqual([`old of ${api} ends after 2027-06-30: use other`]);
  });

  it('gives a shell the hashes of its exports, and the deprecated ones', () => {
    expect(describeProvided([api, 'react'], report)).toEqual({
      types: { [api]: { RemoteModule: 'a1', old: 'b2', other: 'c3' } },
      deprecated: { [api]: { old: end } },
    });
  });
});
