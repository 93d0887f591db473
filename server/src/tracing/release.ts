import { context, propagation, trace, type Context } from '@opentelemetry/api';

/** The release whose page a trace is about, in baggage and as an attribute. */
const baggageKey = 'release';
export const releaseAttribute = 'app.release';

/** Baggage comes from browsers: what is no name of a release is left out. */
const releaseName = /^[\w.-]{1,100}$/;

/** The release that a trace is about; undefined where nobody said so. */
export function getTracedRelease(of: Context): string | undefined {
  const release = propagation.getBaggage(of)?.getEntry(baggageKey)?.value;
  return release !== undefined && releaseName.test(release) ? release : undefined;
}

/** Runs `work` as what a release's page causes, here and in all processes that it reaches. */
export function withRelease<Result>(release: string, work: () => Result): Result {
  const active = context.active();
  trace.getSpan(active)?.setAttribute(releaseAttribute, release);
  const baggage = (propagation.getBaggage(active) ?? propagation.createBaggage()).setEntry(baggageKey, { value: release });
  return context.with(propagation.setBaggage(active, baggage), work);
}
