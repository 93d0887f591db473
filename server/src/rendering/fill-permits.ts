import type { FillOutcome, OwnedFill, RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers, Permit } from './circuit-breaker';
import type { FillsToRender, Owner } from './messages';
import type { RenderReporter } from './render-reporter';

/** Name of the breaker of a release's fills, which are apart from its pages: those of one may fail while the others work. */
export const getFillsKey = ({ release }: Pick<Owner, 'release'>) => `${release}/fills`;

/** The share of its budget that a page has for each fill. */
const budgetShare = 1 / 3;

/** The share of the page's budget that the code of a fill must have run before it is blamed for a late page. */
const blameShare = 0.5;

/** Reasons for which a release would fail in every page. */
const ofRelease: readonly RenderFailureReason[] = ['missing', 'integrity', 'load', 'unmet'];

/** The fills of a page, with the permits of their releases. */
export interface HeldFills {
  request: FillsToRender;
  /** Reports what came of them; null if the page was not rendered. `isLate`: they used up the budget of the page. */
  settle(outcomes: readonly FillOutcome[] | null, isLate?: boolean): void;
}

interface FillPermitsDeps {
  breakers: CircuitBreakers;
  reporter: RenderReporter;
  budgetMs: number;
}

/** Decides which fills a page is rendered with, by the breakers of their releases. */
export function createFillPermits({ breakers, reporter, budgetMs }: FillPermitsDeps) {
  function acquire(fill: OwnedFill): Permit | null {
    return breakers.get(fill.release).isOpen() ? null : breakers.get(getFillsKey(fill)).tryAcquire();
  }

  function conclude(release: string, permit: Permit, outcomes: readonly FillOutcome[] | null, slowest: FillOutcome | undefined) {
    const breaker = breakers.get(getFillsKey({ release }));
    const own = outcomes?.filter((outcome) => outcome.release === release) ?? [];
    const isFailed = own.some((fill) => fill === slowest || (fill.outcome === 'broken' && ofRelease.includes(fill.reason)));
    if (isFailed) breaker.recordFailure();
    else if (own.length > 0 && own.every(({ outcome }) => outcome === 'rendered')) breaker.recordSuccess(permit);
    else breaker.recordInconclusive(permit);
  }

  return {
    /** The fills of a page; those of a release whose breaker is open are left out. */
    hold(fills: readonly OwnedFill[]): HeldFills {
      const permits = new Map<string, Permit | null>();
      for (const fill of fills) if (!permits.has(fill.release)) permits.set(fill.release, acquire(fill));
      const isOut = ({ release }: OwnedFill) => permits.get(release) === null;
      for (const fill of fills.filter(isOut))
        reporter.reportFill(fill, 'broken', 'off', `${fill.name} is off after failures of its release`);
      return {
        request: { fills, out: fills.filter(isOut).map(({ name }) => name), budgetMs: fills.every(isOut) ? 0 : budgetMs * budgetShare },
        settle(outcomes, isLate = false) {
          const longest = Math.max(budgetMs * blameShare, ...(outcomes ?? []).map(({ ms = 0 }) => ms));
          const slowest = isLate ? outcomes?.find(({ ms }) => ms === longest) : undefined;
          for (const [release, permit] of permits) if (permit !== null) conclude(release, permit, outcomes, slowest);
          for (const each of outcomes ?? [])
            if (each.outcome !== 'rendered') reporter.reportFill(each, each.outcome, each.reason, each.message);
        },
      };
    },
    /** No fill is rendered on the server. The browser renders them, apart from those in `out` and of a release that ended a worker. */
    holdNone(fills: readonly OwnedFill[], out: readonly string[], broken: string | null): HeldFills {
      const ofBroken = fills.filter(({ release }) => release === broken).map(({ name }) => name);
      return { request: { fills, out: [...new Set([...out, ...ofBroken])], budgetMs: 0 }, settle: () => undefined };
    },
  };
}
