import { findUnmetRequirements } from './requirements';
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

/** Runs a command of the release CLI on a releases folder; returns the lines to print. Throws with a sentence that says what is wrong. */
export function run(folder: string, [command, ...args]: string[]): string[] {
  const [first = '', second = '', third = ''] = args;
  switch (command) {
    case 'status':
      return formatStatus(folder);
    case 'publish':
      return [`Published ${publish(folder, requireArgument(first, 'the folder of a built release')).release}`];
    case 'check':
      return checkRelease(folder, requireArgument(first, 'a remote'), requireArgument(second, 'a release'));
    case 'promote':
      return [`Revision ${promote(folder, requireArgument(first, 'a remote'), requireArgument(second, 'a release')).revision}`];
    case 'canary':
      return [
        `Revision ${setCanary(folder, requireArgument(first, 'a remote'), requireArgument(second, 'a release'), Number(requireArgument(third, 'a percentage'))).revision}`,
      ];
    case 'rollback':
      return [`Revision ${rollback(folder, requireArgument(first, 'a remote')).revision}`];
    case 'follow':
      return [`Revision ${follow(folder, requireArgument(first, 'a remote')).revision}`];
    default:
      throw new Error(usage);
  }
}

function requireArgument(value: string, name: string): string {
  if (value === '') throw new Error(`Name ${name}.\n${usage}`);
  return value;
}

function formatStatus(folder: string): string[] {
  const { revision, remotes } = readRegistry(folder);
  const lines = Object.entries(remotes).map(
    ([remote, { stable, canary, previous, set_by }]) =>
      `${remote.padEnd(10)} ${stable}${canary ? `  canary ${canary.release} ${canary.percent} %` : ''}${previous ? `  before ${previous}` : ''}${set_by === 'start' ? '  set by npm start' : ''}`,
  );
  return [`Revision ${revision}`, ...lines];
}

function checkRelease(folder: string, remote: string, release: string): string[] {
  const shell = readRegistry(folder).remotes.shell;
  if (!shell) throw new Error('The shell has no stable release yet: promote one first');
  const { provides } = readDescriptor(folder, 'shell', shell.stable);
  const { needs } = readDescriptor(folder, remote, release);
  const unmet = findUnmetRequirements(needs, provides);
  if (unmet.length > 0) throw new Error(unmet.join('\n'));
  return [`${release} fits ${shell.stable}`];
}
