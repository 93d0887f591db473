import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '../environment';
import { StartError } from '../start/start-error';
import { readSecrets } from './secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const first = 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G';
const other = 'z8Lp3nYq5vBx1TgHd7RcUe9JsK2mWa6F';
const read = (env: Record<string, string>) => readSecrets(parseEnvironment(env), { local: false, dataDir: folder });

it('hashes of numbers use JWT_SECRET until HASH_SECRET is set', () => {
  expect(read({ JWT_SECRET: first })).toEqual({ jwtSecrets: { list: [first] }, linkSecrets: { list: [first] }, hashSecret: first });
  const changed = { JWT_SECRET: other, JWT_SECRET_PREVIOUS: first };
  expect(() => read(changed)).toThrow('HASH_SECRET');
  expect(read({ ...changed, HASH_SECRET: first })).toEqual({
    jwtSecrets: { list: [other, first] },
    linkSecrets: { list: [first] },
    hashSecret: first,
  });
});

it('several are one a line, in a file too, and each of them is checked', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, `${other}\r\n\n${first}\n`);
  const set = { HASH_SECRET: first, JWT_SECRET_FILE: file };
  expect(read({ ...set, LINK_SECRET: `${other}\n${first}` })).toMatchObject({
    jwtSecrets: { list: [other, first] },
    linkSecrets: { list: [other, first] },
  });
  expect(() => read({ JWT_SECRET_FILE: file })).toThrow('HASH_SECRET');
  writeFileSync(file, `${other}\n${'a'.repeat(40)}\n`);
  expect(() => read(set)).toThrow('JWT_SECRET can be guessed');
});

it.each(['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'LINK_SECRET', 'HASH_SECRET'])('refuses a %s that is short or can be guessed', (name) => {
  for (const weak of ['short', 'a'.repeat(40)])
    expect(() => read({ JWT_SECRET: first, HASH_SECRET: first, [name]: weak })).toThrow(StartError);
});

it('can be read from files', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, `${other}\n`);
  expect(read({ JWT_SECRET_FILE: file }).jwtSecrets.list).toEqual([other]);
  expect(() => read({ JWT_SECRET: first, JWT_SECRET_FILE: file })).toThrow('Set either JWT_SECRET or JWT_SECRET_FILE.');
  expect(() => read({ JWT_SECRET_FILE: join(folder, 'none') })).toThrow('cannot be read');
});

it('an empty file or an empty path is refused', () => {
  const file = join(folder, 'secret');
  writeFileSync(file, '\n');
  const refusal = (value: string) => () => read({ JWT_SECRET: first, HASH_SECRET_FILE: value });
  expect(refusal(file)).toThrow(
    new StartError(`HASH_SECRET_FILE names an empty file: write the value into ${file}, or take HASH_SECRET_FILE out.`),
  );
  expect(refusal('')).toThrow(new StartError('HASH_SECRET_FILE is empty: let it name a file with the value, or take it out.'));
});
