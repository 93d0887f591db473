import { testWithOthers } from './test-with-others.mjs';

const others = [
  { remote: 'shell', release: 'shell-2', place: 'live' },
  { remote: 'shell', release: 'shell-1', place: 'before' },
  { remote: 'shell', release: 'shell-3', place: 'next' },
];
const tested = { remote: 'garden', release: 'garden-1', commit: 'abc1234' };

/** A site whose check refuses the release with some shells. */
function createSite(refused = []) {
  const asked = [];
  const ask = async (name, ...words) => {
    asked.push([name, ...words].join(' '));
    if (name === 'against') return [JSON.stringify(others)];
    if (name === 'check' && refused.some((release) => words.includes(`shell=${release}`))) throw new Error('react is not given');
    return [`${name}`];
  };
  return { ask, recorded: () => asked.filter((words) => words.startsWith('tested')) };
}
const log = () => undefined;

it('records a result for each release of the other workspace', async () => {
  const { ask, recorded } = createSite();
  const seen = [];
  await testWithOthers({ ...tested, ask, log, test: async ({ release }) => void seen.push(release) });
  expect(seen).toEqual(['shell-2', 'shell-1', 'shell-3']);
  expect(recorded()).toEqual(seen.map((release) => `tested garden garden-1 shell ${release} passed --commit abc1234`));
});

it('goes on after a failure of the tests or of the check, records it, and fails at the end', async () => {
  const { ask, recorded } = createSite(['shell-3']);
  const test = async ({ release }) => {
    if (release === 'shell-1') throw new Error('a test failed');
  };
  await expect(testWithOthers({ ...tested, ask, log, test })).rejects.toThrow('garden-1 failed with shell-1, shell-3');
  expect(recorded().map((words) => words.split(' ').slice(4, 6).join(' '))).toEqual(['shell-2 passed', 'shell-1 failed', 'shell-3 failed']);
});

it('records nothing without a commit', async () => {
  const { ask, recorded } = createSite();
  await expect(testWithOthers({ ...tested, commit: null, ask, log })).rejects.toThrow('repository of Git');
  expect(recorded()).toEqual([]);
});
