import { run } from './cli';
import { writeBuiltRelease, useTemporaryFolder } from './testing/built-release';

const folder = useTemporaryFolder();
const command = (...words: string[]) => run(folder(), words);

function publishForum(release: string, needs: Record<string, string> = {}): void {
  command('publish', writeBuiltRelease(folder(), { remote: 'forum', release, needs }));
}

function promoteShell(provides: Record<string, string>): void {
  command('publish', writeBuiltRelease(folder(), { remote: 'shell', release: 'shell-1', provides }));
  command('promote', 'shell', 'shell-1');
}

describe('status', () => {
  it('lists the releases that visitors of each remote get', () => {
    publishForum('forum-1');
    publishForum('forum-2');
    publishForum('forum-3');
    command('promote', 'forum', 'forum-1');
    command('promote', 'forum', 'forum-2');
    expect(command('canary', 'forum', 'forum-3', '15')).toEqual(['Revision 3']);
    expect(command('status')).toEqual(['Revision 3', 'forum      forum-2  canary forum-3 15 %  before forum-1']);
    expect(command('rollback', 'forum')).toEqual(['Revision 4']);
    expect(command('status')).toEqual(['Revision 4', 'forum      forum-1  before forum-2']);
  });

  it('works before anything was released', () => {
    expect(command('status')).toEqual(['Revision 0']);
  });
});

describe('check', () => {
  it('reports a release that is compatible with the stable shell', () => {
    publishForum('forum-1', { react: '^19.0.0' });
    promoteShell({ react: '19.3.1' });
    expect(command('check', 'forum', 'forum-1')).toEqual(['forum-1 fits shell-1']);
  });

  it('fails with a line for each unmet requirement', () => {
    publishForum('forum-1', { react: '^20.0.0', 'react-redux': '^9.3.0', zod: '^4.0.0' });
    promoteShell({ react: '19.3.1', 'react-redux': '9.3.1' });
    expect(() => command('check', 'forum', 'forum-1')).toThrow(
      'react ^20.0.0 is needed, the shell gives 19.3.1\nzod is not given by the shell',
    );
  });

  it('refuses a release that was built against newer styles than those of the shell', () => {
    publishForum('forum-1', { '@oracle-astra/shared/styles': '^1.1.0' });
    promoteShell({ '@oracle-astra/shared/styles': '1.0.3' });
    expect(() => command('check', 'forum', 'forum-1')).toThrow('@oracle-astra/shared/styles ^1.1.0 is needed, the shell gives 1.0.3');
  });

  it('accepts a release from before styles had a version', () => {
    publishForum('forum-1', { react: '^19.0.0' });
    promoteShell({ react: '19.3.1', '@oracle-astra/shared/styles': '2.0.0' });
    expect(command('check', 'forum', 'forum-1')).toEqual(['forum-1 fits shell-1']);
  });

  it('names the missing shell or release', () => {
    publishForum('forum-1');
    expect(() => command('check', 'forum', 'forum-1')).toThrow('The shell has no stable release yet: promote one first');
    promoteShell({});
    expect(() => command('check', 'forum', 'forum-9')).toThrow('forum has no release forum-9: publish it first');
  });
});

it.each([
  [['publish'], 'Name the folder of a built release.'],
  [['promote'], 'Name a remote.'],
  [['promote', 'forum'], 'Name a release.'],
  [['canary', 'forum', 'forum-1'], 'Name a percentage.'],
  [['check', 'forum'], 'Name a release.'],
  [['rollback'], 'Name a remote.'],
  [['remove', 'forum'], 'npm run release -- COMMAND'],
  [[], 'npm run release -- COMMAND'],
])('%j fails with a message that names the missing argument', (words, sentence) => {
  expect(() => command(...words)).toThrow(sentence);
});

it('rejects a percentage that is not a number', () => {
  publishForum('forum-1');
  command('promote', 'forum', 'forum-1');
  expect(() => command('canary', 'forum', 'forum-1', 'half')).toThrow('A canary takes 0 to 100 percent, not NaN');
});
