import { readArguments } from '../arguments';
import { run, toExitCode } from '../cli';
import { publish } from '../publish';
import { promote } from '../registry/registry';
import { folderRegistry } from '../registry/registry-file';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';
import { assertJudged, describeUnjudged } from './unjudged';

const folder = useTemporaryFolder();
const command = (...words: string[]) => run(folder(), words);
const noData = 'Not judged: pages that need data. Name a running site with --site.';
const noBrowser = 'Not judged: the pages in Chromium. Add --browser, with --site or --to.';

beforeEach(async () => {
  await promote(
    folderRegistry(folder()),
    'shell',
    (await publish(folder(), writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1' }))).release,
  );
  for (const release of ['forum-1', 'forum-2']) await publish(folder(), writeBuiltRelease(folder(), { remote: 'forum', release }));
  await promote(folderRegistry(folder()), 'forum', 'forum-1');
});

it.each([
  ['promote', 'forum-2'],
  ['canary', 'forum-2', '5'],
  ['rollout', 'forum-2'],
])('%s lists the skipped parts of the check', async (name, ...words) => {
  expect(await command(name, 'forum', ...words)).toEqual(['Revision 3', noData, noBrowser]);
  const [json = ''] = await command(name, 'forum', ...words, '--json');
  expect(JSON.parse(json)).toEqual({ revision: 3, notJudged: ['data', 'browser'] });
});

it('lists no skipped parts when a canary ends or is halted', async () => {
  await command('canary', 'forum', 'forum-2', '5');
  expect(await command('canary', 'forum', 'forum-2', '0')).toEqual(['Revision 4']);
});

it('reports that an override skipped the check', async () => {
  expect(await command('promote', 'forum', 'forum-2', '--override', 'now')).toEqual([
    'Revision 3',
    'Not judged: --override left the check out.',
  ]);
});

it('--strict refuses a release whose check is incomplete, with the exit code of a refusal', async () => {
  for (const words of [
    ['promote', 'forum', 'forum-2'],
    ['canary', 'forum', 'forum-2', '5'],
    ['check', 'forum', 'forum-2'],
  ]) {
    const error = await command(...words, '--strict').catch((reason: unknown) => reason);
    expect(String(error)).toContain(noBrowser);
    expect(toExitCode(error)).toBe(2);
  }
  expect((await command('status'))[0]).toBe('Revision 2');
});

it('names rare states if they were not requested, which --strict does not refuse', async () => {
  const asked = (...words: string[]) => ({ args: readArguments(['check', 'forum', 'forum-2', '--to', 'https://site', ...words]) });
  expect(describeUnjudged(asked('--browser'))).toEqual({
    lines: [expect.stringMatching(/^Not judged: the pages in rare states .* Add --states\.$/)],
    data: { notJudged: ['states'] },
  });
  expect(describeUnjudged(asked('--browser', '--states'))).toEqual({ lines: [], data: {} });
  expect(() => assertJudged(asked('--browser', '--strict'), 'forum-2')).not.toThrow();
  await expect(command('check', 'forum', 'forum-2', '--states')).rejects.toThrow(
    '--states is a part of the check in Chromium: add --browser',
  );
});
