/* eslint-disable max-lines -- the cases of one subject share their set-up */
import path from 'node:path';
import { run, toExitCode } from './cli';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const command = (...words: string[]) => run(folder(), words);

async function publishForum(release: string, needs: Record<string, string> = {}): Promise<void> {
  await command('publish', writeBuiltRelease(folder(), { remote: 'forum', release, needs }));
}

async function promoteShell(provides: Record<string, string>): Promise<void> {
  await command('publish', writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1', provides }));
  await command('promote', 'shell', 'shell-1');
}

describe('status', () => {
  it('lists the live releases of each remote', async () => {
    await publishForum('forum-1');
    await publishForum('forum-2');
    await publishForum('forum-3');
    await command('promote', 'forum', 'forum-1');
    await command('promote', 'forum', 'forum-2');
    expect((await command('canary', 'forum', 'forum-3', '15'))[0]).toBe('Revision 3');
    expect(await command('status')).toEqual(['Revision 3', 'forum      forum-2  canary forum-3 15 %  before forum-1']);
    expect(await command('rollback', 'forum')).toEqual(['Revision 4']);
    expect(await command('status')).toEqual(['Revision 4', 'forum      forum-1  withdrawn forum-2']);
  });

  it('works before anything was released', async () => {
    expect(await command('status')).toEqual(['Revision 0']);
  });
});

it.each([['promote'], ['rollout'], ['canary', '5']])('%s refuses a withdrawn release before the check', async (name, ...percent) => {
  await promoteShell({ react: '19.3.1' });
  await publishForum('forum-1');
  await publishForum('forum-2', { react: '^20.0.0' });
  await command('promote', 'forum', 'forum-1');
  await command('promote', 'forum', 'forum-2', '--override', 'now');
  await command('rollback', 'forum');
  await expect(command(name, 'forum', 'forum-2', ...percent)).rejects.toThrow('forum-2 was withdrawn (rolled back)');
});

describe('publish --promote', () => {
  it('publishes and promotes in one command', async () => {
    await promoteShell({ react: '19.3.1' });
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', needs: { react: '^19.0.0' } });
    expect((await command('publish', built, '--promote')).slice(0, 2)).toEqual(['Published forum-1', 'Revision 2']);
    expect(JSON.parse((await command('publish', built, '--promote', '--json'))[0]!)).toMatchObject({ release: 'forum-1', revision: 2 });
  });

  it('keeps a release published that the check refuses', async () => {
    await promoteShell({ react: '19.3.1' });
    const built = writeBuiltRelease(folder(), { remote: 'forum', release: 'forum-1', needs: { react: '^20.0.0' } });
    const refused = await command('publish', built, '--promote').catch((error: unknown) => error);
    expect(toExitCode(refused)).toBe(2);
    expect(String(refused)).toContain('react ^20.0.0 is needed');
    expect(await command('status')).toEqual(['Revision 1', 'shell      shell-1']);
  });
});

describe('check', () => {
  it('reports a release that is compatible with the stable shell', async () => {
    await publishForum('forum-1', { react: '^19.0.0' });
    await promoteShell({ react: '19.3.1' });
    expect(await command('check', 'forum', 'forum-1')).toEqual([
      'forum-1 fits shell-1',
      expect.stringContaining('--site'),
      expect.stringContaining('--browser'),
    ]);
  });

  it('fails with a line for each unmet requirement', async () => {
    await publishForum('forum-1', { react: '^20.0.0', 'react-redux': '^9.3.0', zod: '^4.0.0' });
    await promoteShell({ react: '19.3.1', 'react-redux': '9.3.1' });
    await expect(command('check', 'forum', 'forum-1')).rejects.toThrow(
      [
        'forum-1 is refused by the check:',
        'shared-versions: forum-1: react ^20.0.0 is needed, the shell gives 19.3.1: build against shell-1, or promote the shell that has it first',
        'shared-versions: forum-1: zod is not given by the shell: build against shell-1, or promote the shell that has it first',
      ].join('\n'),
    );
  });

  it('refuses a release that was built against newer styles than those of the shell', async () => {
    await publishForum('forum-1', { '@oracle-astra/shared/styles': '^1.1.0' });
    await promoteShell({ '@oracle-astra/shared/styles': '1.0.3' });
    await expect(command('check', 'forum', 'forum-1')).rejects.toThrow(
      '@oracle-astra/shared/styles ^1.1.0 is needed, the shell gives 1.0.3',
    );
  });

  it('accepts a release without a version of the styles', async () => {
    await publishForum('forum-1', { react: '^19.0.0' });
    await promoteShell({ react: '19.3.1', '@oracle-astra/shared/styles': '2.0.0' });
    expect(await command('check', 'forum', 'forum-1')).toEqual([
      'forum-1 fits shell-1',
      expect.stringContaining('--site'),
      expect.stringContaining('--browser'),
    ]);
  });

  it('names the missing shell or release', async () => {
    await publishForum('forum-1');
    await expect(command('check', 'forum', 'forum-1')).rejects.toThrow('The shell has no stable release yet: promote one first');
    await promoteShell({});
    await expect(command('check', 'forum', 'forum-9')).rejects.toThrow('forum has no release forum-9: publish it first');
  });
});

it.each([
  [['publish'], 'Name the folder of a built release.'],
  [['promote'], 'Name a remote.'],
  [['promote', 'forum'], 'Name a release.'],
  [['canary', 'forum', 'forum-1'], 'Name a percentage.'],
  [['check', 'forum'], 'Name a release.'],
  [['rollback'], 'Name a remote.'],
  [['pin', 'forum'], 'Name a reason.'],
  [['key', 'team'], 'Name the remotes that it may release.'],
  [['remove', 'forum'], 'There is no command remove.'],
  [[], 'npm run release -- COMMAND'],
])('%j fails with a message that names the missing argument', async (words, sentence) => {
  await expect(command(...words)).rejects.toThrow(sentence);
});

it.each([['help'], ['--help'], ['canary', '--help']])('%s lists the commands', async (...words) => {
  expect((await command(...words)).join('\n')).toContain('npm run release -- COMMAND');
});

it('reports a site that does not answer, not a fault of the release', async () => {
  await expect(run(folder(), ['check', 'forum', 'forum-1', '--site', 'http://localhost:1'])).rejects.toThrow(
    /^http:\/\/localhost:1 does not answer \(.+\): name a running site with --site$/,
  );
});

it('rejects a percentage that is not a number', async () => {
  await publishForum('forum-1');
  await command('promote', 'forum', 'forum-1');
  for (const text of ['half', '0x10', '1e1'])
    await expect(command('canary', 'forum', 'forum-1', text)).rejects.toThrow('A canary takes 0 to 100 percent, not NaN');
});

describe('for CI', () => {
  beforeEach(async () => {
    await promoteShell({ react: '19.3.1' });
    await publishForum('forum-1');
    await command('promote', 'forum', 'forum-1');
  });

  it('answers as JSON', async () => {
    expect(JSON.parse((await command('status', '--json'))[0] ?? '')).toMatchObject({
      revision: 2,
      remotes: { forum: { stable: 'forum-1' } },
    });
    expect(JSON.parse((await command('history', 'forum', '--json'))[0] ?? '')).toEqual([
      { revision: 2, at: expect.any(String), command: 'promote', remote: 'forum', release: 'forum-1', by: 'local' },
    ]);
  });

  it('shows the registry as it was', async () => {
    expect(await command('status', '--revision', '1')).toEqual(['Revision 1', 'shell      shell-1']);
    await expect(command('status', '--revision', '7')).rejects.toThrow('There is no revision 7');
  });

  it('refuses a bad release with code 2, accepts it with an override, and stores the reason', async () => {
    await publishForum('forum-2', { react: '^20.0.0' });
    for (const words of [
      ['promote', 'forum', 'forum-2'],
      ['canary', 'forum', 'forum-2', '5'],
    ]) {
      const error: unknown = await command(...words).catch((reason: unknown) => reason);
      expect(toExitCode(error)).toBe(2);
    }
    expect((await command('status'))[0]).toBe('Revision 2');
    expect((await command('canary', 'forum', 'forum-2', '5', '--override', 'one visitor with React 20'))[0]).toBe('Revision 3');
    expect(await command('history')).toEqual(expect.arrayContaining([expect.stringContaining('override "one visitor with React 20"')]));
  });

  it('fails with code 3 if the registry has changed', async () => {
    const error: unknown = await command('rollback', 'forum', '--expect', '1').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'The registry is at revision 2, not 1: look at status and ask again' });
    expect(toExitCode(error)).toBe(3);
  });

  it('of two concurrent promotes one succeeds and the other fails with a conflict', async () => {
    await publishForum('forum-2');
    await publishForum('forum-3');
    const outcomes = await Promise.allSettled(['forum-2', 'forum-3'].map((release) => command('promote', 'forum', release)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : []));
    expect(errors).toHaveLength(1);
    expect(toExitCode(errors[0])).toBe(3);
    expect(errors[0]?.message).toContain('forum was changed meanwhile by promote forum forum-');
    expect((await command('status'))[0]).toBe('Revision 3');
  });

  it('repeats a command without a new revision', async () => {
    await publishForum('forum-2');
    const repeated = async (...words: string[]) => [await command(...words), await command(...words)].map(([first]) => first);
    expect(await repeated('canary', 'forum', 'forum-2', '5')).toEqual(['Revision 3', 'Revision 3']);
    expect(await repeated('pin', 'forum', 'audit', 'week')).toEqual(['Revision 4', 'Revision 4']);
    expect(await repeated('unpin', 'forum')).toEqual(['Revision 5', 'Revision 5']);
  });

  it('compares two releases', async () => {
    await publishForum('forum-2', { react: '^19.0.0' });
    expect(await command('diff', 'forum', 'forum-1', 'forum-2')).toEqual(['+ package react ^19.0.0']);
    expect(await command('diff', 'forum', 'forum-1', 'forum-1')).toEqual(['No difference']);
  });

  it('a team’s key changes its own remotes alone', async () => {
    const file = path.join(folder(), 'community.pem');
    await command('key', 'community', 'chat', '--file', file);
    await expect(run(folder(), ['rollback', 'forum'], { env: { RELEASE_KEY: file } })).rejects.toThrow(
      'The key community releases chat, and not forum',
    );
    const env = { RELEASE_KEY: file, RELEASE_SIGNATURES: 'required' };
    await command('publish', writeBuiltRelease(folder(), { remote: 'chat', release: 'chat-1' }));
    await expect(
      run(folder(), ['promote', 'chat', 'chat-1', '--override', 'now'], {
        env: { ...env, RELEASE_KEYS: path.join(folder(), 'others.json') },
      }),
    ).rejects.toThrow('is not in');
    await expect(command('key', 'community', 'chat', '--file', file)).rejects.toThrow('There is a key community already');
  });
});
