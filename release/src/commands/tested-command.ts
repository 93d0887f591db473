import { requireWord } from '../arguments';
import { readSigner } from '../files/signatures';
import { requestStatus } from '../registry/remote-status';
import { sendResult } from '../registry/test-result';
import type { Answer, Context } from './context';

const requireSite = ({ args }: Context): string => {
  if (args.to === undefined) throw new Error('Results are kept by a site: name it with --to');
  return args.to;
};

/** The releases with which those of a remote are tested: of the shell for a remote, of every remote for the shell. One a line, with its place. */
export async function describeAgainst(context: Context, [first]: string[]): Promise<Answer> {
  const remote = requireWord(first, 'a remote');
  const { tested } = await requestStatus(await readSigner(context.folder, context.env), requireSite(context));
  const releases = Object.entries(tested)
    .filter(([other]) => (remote === 'shell') !== (other === 'shell'))
    .flatMap(([other, places]) =>
      Object.entries(places).flatMap(([place, release]) => (release === null ? [] : [{ remote: other, release, place }])),
    );
  return { lines: releases.map(({ remote: other, release, place }) => `${other} ${release} ${place}`), data: releases };
}

/** Records the result of a release's tests with another release, signed with the team's key. */
export async function recordTested(context: Context, [first, second, third, fourth, fifth]: string[]): Promise<Answer> {
  const site = requireSite(context);
  const outcome = requireWord(fifth, 'the result, passed or failed');
  if (outcome !== 'passed' && outcome !== 'failed') throw new Error(`The result is passed or failed, not "${outcome}"`);
  const result = {
    remote: requireWord(first, 'a remote'),
    release: requireWord(second, 'a release'),
    other: requireWord(third, 'the other remote'),
    other_release: requireWord(fourth, 'its release'),
    passed: outcome === 'passed',
    commit: requireWord(context.args.commit, 'the commit with --commit'),
  };
  await sendResult(result, await readSigner(context.folder, context.env), site);
  return { lines: [`${result.release} ${outcome} with ${result.other_release}`], data: result };
}
