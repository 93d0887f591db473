import { checkRelease } from '@oracle-astra/release/src/check/check-release';
import { formatFinding } from '@oracle-astra/release/src/check/finding';
import { readDescriptor } from '@oracle-astra/release/src/files/release-folder';
import { halt, promote, rollback, setCanary } from '@oracle-astra/release/src/registry/registry';
import {
  readHistory,
  readRegistry,
  RegistryConflict,
  type HistoryEntry,
  type RegistryStore,
  type UpdateOptions,
} from '@oracle-astra/release/src/registry/registry-file';
import type { CallApi, Registry } from '@oracle-astra/shared/contract';
import type { Config } from '../../../config/config';
import type { Database } from '../../../db/types';
import { formatVital, vitalTitles } from '../ops/render-figures';
import { describeSlice } from '../ops/render-slices';
import { toFillSeries } from '../telemetry/fill-series';
import { isCrowded } from './believe';
import { judgeCanary, judgeStable, type Judgement } from './judge';
import { findSlowVital, type SlowVital } from './slow-vitals';
import { findCanary, findPromotion, listWitnesses, nextStage, type Channel, type WatchedCanary } from './watch';

interface GuardDeps {
  db: Database;
  clock: () => Date;
  config: Pick<Config, 'releasesDir' | 'requiredKeysFile' | 'releaseGuard'>;
  registry: RegistryStore;
  /** Calls the API of this process, for the check before a staged release becomes stable. */
  call: CallApi;
  /** Called for each change made by this process. */
  onChange: (entry: HistoryEntry) => void;
  /** Called for a remote that could not be checked, once for each reason. */
  onFailure: (remote: string, error: unknown) => void;
}

/** Enough history entries for the changes of a day. */
const historyLength = 500;
const minuteMs = 60_000;
/** Few forged visits change the slowest quarter, so hardly more than usual may come from unknown networks. */
const usualPartOfKnown = 0.95;

const toPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

const describeJudgement = ({ canary, stable, visits }: Judgement, than: string) =>
  `${toPercent(canary)} of ${visits} visits failed, ${toPercent(stable)} ${than}`;

/** Why a release is worse, by its pages or else by its fills, of which there may be none; null if it is not. */
function describeWorse(pages: Judgement, fills: Judgement | null, than: string): string | null {
  if (pages.isWorse) return describeJudgement(pages, than);
  return fills?.isWorse ? `of its fills ${describeJudgement(fills, than)}` : null;
}

const describeSlowVital = ({ vital, slice, canary, stable, visits }: SlowVital, than: string) =>
  `${vitalTitles[vital]}${slice === null ? '' : `, ${describeSlice(slice)},`} is ${formatVital(vital, canary)} in ${visits} visits, ${formatVital(vital, stable)} with ${than}`;

/** A failure of a remote that repeats every ten seconds is reported once. */
function reportOnce(onFailure: GuardDeps['onFailure']): GuardDeps['onFailure'] {
  const reported = new Map<string, string>();
  return (remote, error) => {
    if (reported.get(remote) !== String(error)) onFailure(remote, error);
    reported.set(remote, String(error));
  };
}

/** The findings of the check against a release next to the live ones, in one line. */
async function listObstacles(
  { config: { releasesDir, requiredKeysFile }, call }: Pick<GuardDeps, 'config' | 'call'>,
  remote: string,
  release: string,
  live: Registry,
): Promise<string> {
  const env = requiredKeysFile === null ? {} : { RELEASE_SIGNATURES: 'required', RELEASE_KEYS: requiredKeysFile };
  return (await checkRelease(releasesDir, remote, release, { call, env, registry: live })).map(formatFinding).join('; ');
}

/** Evaluates the reports of pages and changes the registry automatically: halts a canary, rolls back a promoted release, advances a staged roll-out. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createReleaseGuard({ db, clock, config, registry: store, call, onChange, onFailure }: GuardDeps) {
  const report = reportOnce(onFailure);
  const { releasesDir: folder, releaseGuard } = config;

  const optionsFor = (seen: Registry, reason: string): UpdateOptions & { reason: string } => ({ seen, by: 'guard', reason, onChange });

  async function advance(
    remote: string,
    { release, percent, since, stageSince }: WatchedCanary,
    { stable }: Channel,
    seen: Registry,
    { visits, isInDoubt }: Judgement,
  ): Promise<unknown> {
    const isLongEnough = clock().getTime() - stageSince.getTime() >= releaseGuard.stageMinutes * minuteMs;
    if (isInDoubt || !isLongEnough || visits < releaseGuard.stageVisits) return null;
    const stop = (reason: string) => setCanary(store, remote, release, percent, optionsFor(seen, `staged roll-out stopped${reason}`));
    const slow = await findSlowVital(db, { remote, canary: release, stable, since }, clock());
    // Slow visits of a crowd of unknown networks stop nothing, and the release gets no more visitors meanwhile.
    if (slow !== null && (await isCrowded(db, { remote, release, since }, usualPartOfKnown, clock()))) return null;
    if (slow !== null) return stop(`: ${describeSlowVital(slow, stable)}`);
    const next = nextStage(percent);
    if (next !== null) {
      const reason = `staged: nothing speaks against it after ${visits} visits`;
      return setCanary(store, remote, release, next, { ...optionsFor(seen, reason), staged: true });
    }
    const obstacles = await listObstacles({ config, call }, remote, release, seen);
    if (obstacles !== '') return stop(`, the check refuses it now: ${obstacles}`);
    const reason = `staged: everyone had it, ${visits} visits`;
    return promote(store, remote, release, undefined, { ...optionsFor(seen, reason), checked: seen });
  }

  /**
   * The judgement of a release by its fills, of which visits of the pages that show them are no visits of its own pages. Null if it
   * has none, or if it is worse by its pages already.
   */
  async function judgeFills(
    remote: string,
    release: string,
    ofPages: Judgement,
    judge: () => Promise<Judgement>,
  ): Promise<Judgement | null> {
    if (ofPages.isWorse) return null;
    const { fills = [] } = await readDescriptor(folder, remote, release);
    return fills.length === 0 ? null : judge();
  }

  async function watchCanary(remote: string, channel: Channel, history: readonly HistoryEntry[], seen: Registry): Promise<void> {
    const canary = findCanary(remote, channel, history, clock());
    if (canary === null) return;
    const question = { ...canary, remote, canary: canary.release, stable: channel.stable };
    const judgement = await judgeCanary(db, question, clock());
    const judge = () => judgeCanary(db, { ...question, remote: toFillSeries(remote) }, clock());
    const ofFills = await judgeFills(remote, canary.release, judgement, judge);
    const reason = describeWorse(judgement, ofFills, `with ${channel.stable}`);
    if (reason !== null) await halt(store, remote, canary.release, optionsFor(seen, reason));
    else if (ofFills?.isInDoubt) return;
    else if (canary.isStaged) await advance(remote, canary, channel, seen, judgement);
  }

  async function watchStable(remote: string, channel: Channel, history: readonly HistoryEntry[], seen: Registry): Promise<void> {
    const promotedAt = findPromotion(remote, channel, history, clock());
    const { stable, previous, pinned, withdrawn = [] } = channel;
    if (promotedAt === null || previous === null || pinned || withdrawn.some(({ release }) => release === previous)) return;
    const question = { remote, stable, previous, promotedAt, witnesses: listWitnesses(remote, seen, history, promotedAt) };
    const judgement = await judgeStable(db, question, clock());
    const witnesses = question.witnesses.map((witness) => ({ ...witness, remote: toFillSeries(witness.remote) }));
    const judge = () => judgeStable(db, { ...question, remote: toFillSeries(remote), witnesses }, clock());
    const ofFills = await judgeFills(remote, stable, judgement, judge);
    const reason = describeWorse(judgement, ofFills, `are tolerated after ${previous}`);
    if (reason !== null) await rollback(store, remote, { ...optionsFor(seen, reason), only: stable });
  }

  return {
    /** Evaluates each remote once. Another process may do so concurrently; each change is made once. */
    async run(): Promise<void> {
      const registry = await readRegistry(folder);
      if (registry.revision === 0) return;
      const history = await readHistory(folder, historyLength);
      for (const [remote, channel] of Object.entries(registry.remotes)) {
        try {
          await (channel.canary === null ? watchStable : watchCanary)(remote, channel, history, registry);
        } catch (error) {
          // If somebody else changed the remote, it is evaluated again. Other remotes are not affected.
          if (!(error instanceof RegistryConflict)) report(remote, error);
        }
      }
    },
  };
}
