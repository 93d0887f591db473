import { randomBytes } from 'node:crypto';
import { createFieldCipher, type KeyRing } from './field-cipher';
import { unwrapKey, wrapKey } from './wrap-key';

const place = { column: 'chat_messages.body', row: 'm1', owner: 'u1' };
const openRing = (current: number | null = 1): KeyRing => ({
  keys: new Map([1, 2].map((id) => [id, randomBytes(32)])),
  current,
  hashSecret: 'a secret of hashes',
});

it.each(['', 'Will I marry?', 'क्या मेरी शादी होगी?', '\u0001', '\u00011 typed', '🙂'.repeat(2000)])('keeps %j', (text) => {
  const ring = openRing();
  const cipher = createFieldCipher(ring);
  const stored = cipher.encrypt(text, place);
  expect([cipher.decrypt(stored, place), cipher.isCurrent(String(stored))]).toEqual([text, true]);
  expect(cipher.encrypt(text, place)).not.toBe(stored);
  ring.current = 2;
  expect([cipher.decrypt(stored, place), cipher.isCurrent(String(stored))]).toEqual([text, false]);
  ring.current = null;
  const clear = cipher.encrypt(text, place);
  expect([cipher.decrypt(clear, place), cipher.isCurrent(String(clear))]).toEqual([text, true]);
});

it.each([[{ houses: [1, 7] }], [[1, 2]], ['an id'], [null], [true]])('keeps the JSON value %j', (value) => {
  const ring = openRing();
  const cipher = createFieldCipher(ring);
  expect(cipher.decryptJson(cipher.encryptJson(value, place), place)).toEqual(value);
  ring.current = null;
  expect(cipher.encryptJson(value, place)).toEqual(value);
  expect(cipher.decryptJson(cipher.encryptJson(value, place), place)).toEqual(value);
});

it.each([
  ['of another row', { row: 'm2' }],
  ['of another person', { owner: 'u2' }],
  ['of another column', { column: 'predictions.body' }],
])('refuses a value %s', (_what, other) => {
  const cipher = createFieldCipher(openRing());
  expect(() => cipher.decrypt(cipher.encrypt('mine', place), { ...place, ...other })).toThrow('was changed, or moved from another row');
});

it('refuses a value that was changed, or whose key or form is unknown', () => {
  const ring = openRing();
  const cipher = createFieldCipher(ring);
  const stored = String(cipher.encrypt('mine', place));
  const read = (text: string) => () => cipher.decrypt(text as never, place);
  expect(read(`${stored.slice(0, -4)}AAAA`)).toThrow('was changed');
  expect(read(`\u00019${stored.slice(2)}`)).toThrow('a form that this version does not know');
  ring.keys = new Map();
  expect(read(stored)).toThrow('is encrypted by the data key 1, which this process has not read yet.');
});

it('a data key is of its secret alone', () => {
  const key = randomBytes(32);
  expect(unwrapKey('one secret', wrapKey('one secret', key))).toEqual(key);
  expect(() => unwrapKey('another secret', wrapKey('one secret', key))).toThrow();
});
