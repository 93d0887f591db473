import { findFolderFaults } from './folders.mjs';

const filesOf = (folder, count) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

test('a folder of 25 files passes, one of 26 is reported with its count', () => {
  expect(findFolderFaults(filesOf('shared/src/ui', 25))).toEqual([]);
  expect(findFolderFaults(filesOf('shared/src/ui', 26))).toEqual(['shared/src/ui has 26 files; 25 are the most: divide it by subject.']);
});

test('files of folders below do not count', () => {
  expect(findFolderFaults([...filesOf('shared/src/ui', 20), ...filesOf('shared/src/ui/menu', 20)])).toEqual([]);
});

test('a folder with a single file is reported, unless it has folders or is for test helpers', () => {
  expect(findFolderFaults(['server/src/modules/promos/routes.ts'])).toEqual([
    'server/src/modules/promos has a single file: move it beside what uses it.',
  ]);
  expect(findFolderFaults(['shell/src/login/testing/codes.ts'])).toEqual([]);
  expect(findFolderFaults(['shared/src/main.ts', ...filesOf('shared/src/ui', 2)])).toEqual([]);
});

test('exempt folders are left out, with everything below them', () => {
  expect(findFolderFaults([...filesOf('docs/decisions', 120), 'deploy/otel/collector.yaml'])).toEqual([]);
  expect(findFolderFaults(['changes/refunds-in-lists.md'])).toEqual([]);
});
