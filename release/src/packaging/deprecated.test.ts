import { run } from '../cli';
import { publish } from '../publish';
import { promote } from '../registry/registry';
import { folderRegistry } from '../registry/registry-file';
import { useTemporaryFolder, writeBuiltRelease } from '../testing/built-release';

const folder = useTemporaryFolder();
const ui = '@oracle-astra/shared/ui';
const use = `takes Button of ${ui}, which ends after 2027-06-30: use ButtonLink`;

beforeEach(async () => {
  const deprecated = { [ui]: { Button: { until: '2027-06-30', instead: 'use ButtonLink' } } };
  const shell = writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1', deprecated });
  await promote(folderRegistry(folder()), 'shell', (await publish(folder(), shell)).release);
  const forum = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', takes: { [ui]: ['Button'] } });
  await promote(folderRegistry(folder()), 'forum', (await publish(folder(), forum)).release);
  const chat = writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1', takes: { [ui]: ['Panel'] } });
  await promote(folderRegistry(folder()), 'chat', (await publish(folder(), chat)).release);
});

it('lists in the status the live releases that use deprecated exports', async () => {
  const lines = await run(folder(), ['status']);
  expect(lines.filter((line) => line.includes('ends after'))).toEqual([`forum-1 ${use}`]);
  const [json = ''] = await run(folder(), ['status', '--json']);
  expect((JSON.parse(json) as { deprecated: unknown }).deprecated).toEqual([{ release: 'forum-1', use }]);
});

it('lists them in the check, which does not refuse them', async () => {
  const lines = await run(folder(), ['check', 'forum', 'forum-1']);
  expect(lines).toEqual(expect.arrayContaining([`forum-1 ${use}`]));
});
