import { unmetRequirements } from '@oracle-astra/shared/contract';
import { follow, publish, promote, readDescriptor, readRegistry, rollback, setCanary } from './registry';

const usage = `npm run release -- COMMAND
  status                                what each remote's visitors get
  publish FOLDER                        add a built release (…/dist/<release>)
  check REMOTE RELEASE                  compare what a release needs with what the shell gives
  promote REMOTE RELEASE                make it the stable one
  canary REMOTE RELEASE PERCENT         give it to some visitors; 0 ends it
  rollback REMOTE                       take the release before
  follow REMOTE                         let npm start give its new builds again

npm start leaves alone what promote, canary or rollback set.`;

/** Runs one command of the release command line on a folder of releases; returns the lines to print. Throws with a sentence that says what is wrong. */
export function run(folder: string, [command, ...args]: string[]): string[] {
  const [first = '', second = '', third = ''] = args;
  switch (command) {
    case 'status':
      return statusLines(folder);
    case 'publish':
      return [`Published ${publish(folder, needed(first, 'the folder of a built release')).release}`];
    case 'check':
      return checkLines(folder, needed(first, 'a remote'), needed(second, 'a release'));
    case 'promote':
      return [`Revision ${promote(folder, needed(first, 'a remote'), needed(second, 'a release')).revision}`];
    case 'canary':
      return [`Revision ${setCanary(folder, needed(first, 'a remote'), needed(second, 'a release'), Number(needed(third, 'a percentage'))).revision}`];
    case 'rollback':
      return [`Revision ${rollback(folder, needed(first, 'a remote')).revision}`];
    case 'follow':
      return [`Revision ${follow(folder, needed(first, 'a remote')).revision}`];
    default:
      throw new Error(usage);
  }
}

function needed(value: string, what: string): string {
  if (value === '') throw new Error(`Name ${what}.\n${usage}`);
  return value;
}

function statusLines(folder: string): string[] {
  const { revision, remotes } = readRegistry(folder);
  const lines = Object.entries(remotes).map(([remote, { stable, canary, previous, set_by }]) =>
    `${remote.padEnd(10)} ${stable}${canary ? `  canary ${canary.release} ${canary.percent} %` : ''}${previous ? `  before ${previous}` : ''}${set_by === 'start' ? '  set by npm start' : ''}`);
  return [`Revision ${revision}`, ...lines];
}

function checkLines(folder: string, remote: string, release: string): string[] {
  const shell = readRegistry(folder).remotes.shell;
  if (!shell) throw new Error('The shell has no stable release yet: promote one first');
  const { provides } = readDescriptor(folder, 'shell', shell.stable);
  const { needs } = readDescriptor(folder, remote, release);
  const unmet = unmetRequirements(needs, provides);
  if (unmet.length > 0) throw new Error(unmet.join('\n'));
  return [`${release} fits ${shell.stable}`];
}
