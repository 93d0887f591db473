import { findForbiddenInName, impersonatesSite } from './handle-rules';

it.each([
  'oracle',
  'Oracle7',
  '0racle',
  'Orac1e',
  'OracIe',
  'adm1n',
  '0fficial',
  'supp0rt24',
  'oracle-team',
  'Astra.Support',
  'the-admin',
  'Help-Desk',
  'mod_team',
  'Astro.Hub',
  'oracle.astra',
  'Deleted-user',
])('%s imitates the site', (name) => {
  expect(impersonatesSite(name)).toBe(true);
});

it.each(['astrologer', 'Oraclefan', 'astrapuri', 'adminath', 'supporter', 'Modi2024', 'careful', 'Rishi-ji', 'team9', '12345'])(
  '%s is a name',
  (name) => {
    expect(impersonatesSite(name)).toBe(false);
    expect(findForbiddenInName(name)).toBeNull();
  },
);

it.each([
  ['9876543210', 'text_has_contact'],
  ['call.98765.43210', 'text_has_contact'],
  ['chutiya', 'text_has_abuse'],
  ['Chutiya99', 'text_has_abuse'],
  ['mad.ar-chod', 'text_has_abuse'],
])('%s is refused: %s', (name, code) => {
  expect(findForbiddenInName(name)).toBe(code);
});
