import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/start/start-error';
import { readSiteFile } from './site-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const clinic = { name: 'Clinic', about: { en: 'A clinic.' }, languages: ['en'], supportMail: 'desk@clinic.example' };

function read(content: object | string) {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSiteFile(file);
}

it('has the name, the words and the languages of the file, and no part of another product', () => {
  const { frame, supportMail, appStore } = read(clinic);
  expect([supportMail, appStore]).toEqual(['desk@clinic.example', null]);
  expect(frame).toEqual({ name: 'Clinic', about: { en: 'A clinic.', hi: 'A clinic.' }, languages: ['en'], parts: [], policies: null });
});

it.each([
  ['no JSON', '{', /cannot be read from .*site\.json/],
  ['no name', { ...clinic, name: '' }, /site\.json: name is not as it must be/],
  ['no English', { ...clinic, languages: ['hi'] }, /languages is not as it must be \(must be en, or en and hi\)/],
  ['a language that nobody translated', { ...clinic, languages: ['en', 'ta'] }, /languages\.1 is not as it must be/],
  ['Hindi without Hindi words', { ...clinic, languages: ['en', 'hi'] }, /about\.hi is missing/],
  ['an address of another kind', { ...clinic, policies: { terms: 'javascript:x', privacy: '/p' } }, /policies\.terms is not as it must be/],
  ['a field that nothing reads', { ...clinic, colour: 'red' }, /the file is not as it must be/],
])('refuses %s with a sentence', (_what, content, sentence) => {
  expect(() => read(content)).toThrow(StartError);
  expect(() => read(content)).toThrow(sentence);
});
