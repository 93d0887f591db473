import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { addChanges, getNotes, readChanges, releaseVersion, sections } from './changelog.mjs';

const before = `# Changelog

## [Unreleased]

### Added
- A page.

### Fixed
- A fault.

## [1.0.0] - 2026-11-21
The first one.

### Added
- The site.
`;

test('changes are added to their sections, once, in the conventional order', () => {
  const changes = readChanges('changes/a.md', 'Fixed: Another fault.\n\nChanged: A button.\nAdded: A page.\n');
  const after = addChanges(before, changes);
  expect(getNotes(after, 'Unreleased')).toBe('### Added\n- A page.\n\n### Changed\n- A button.\n\n### Fixed\n- A fault.\n- Another fault.');
  expect(getNotes(after, '1.0.0')).toBe('The first one.\n\n### Added\n- The site.');
  expect(addChanges(after, changes)).toBe(after);
});

test('a line without a section is refused, and named', () => {
  expect(() => readChanges('changes/a.md', 'Mended: it')).toThrow('changes/a.md: "Mended: it" must begin with one of Added');
});

test('a version contains the unreleased changes', () => {
  const released = releaseVersion(before, '1.1.0', '2026-12-01');
  expect(getNotes(released, 'Unreleased')).toBe('');
  expect(getNotes(released, '1.1.0')).toBe(getNotes(before, 'Unreleased'));
  expect(released).toContain('## [1.1.0] - 2026-12-01\n');
  expect(() => releaseVersion(before, '1.0.0', '2026-12-01')).toThrow('already');
  expect(() => releaseVersion(before, 'next', '2026-12-01')).toThrow('no version');
  expect(() => getNotes(before, '2.0.0')).toThrow('no version 2.0.0');
});

test('CHANGELOG.md keeps the convention', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const heads = [...changelog.matchAll(/^#{2,} (.+)$/gm)].map(([head, title]) => ({ isVersion: head.startsWith('## '), title }));
  for (const { isVersion, title } of heads) {
    if (isVersion) expect(title).toMatch(/^\[(?:Unreleased|\d+\.\d+\.\d+)\](?: - \d{4}-\d\d-\d\d)?$/);
    else expect(sections).toContain(title);
  }
  expect(changelog.split('\n').filter((line) => line.startsWith('- ') && line.length > 320)).toEqual([]);
  expect(addChanges(changelog, [])).toBe(changelog);
});

test('every file in changes can be merged', () => {
  const files = existsSync('changes') ? readdirSync('changes').filter((name) => name.endsWith('.md')) : [];
  expect(files.flatMap((name) => readChanges(name, readFileSync(`changes/${name}`, 'utf8'))).length).toBeGreaterThanOrEqual(files.length);
});
