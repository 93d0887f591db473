import { context, propagation, trace, type Context } from '@opentelemetry/api';

/** The release of the page of a trace, in baggage and as an attribute. */
const baggageKey = 'release';
export const releaseAttribute = 'app.release';

/** Baggage comes from browsers, so everything except names of releases is dropped. */
const releaseName = /^[\w.-]{1,100}$/;

/** The release of a trace, if it is known. */
export function getTracedRelease(of: Context): string | undefined {
  const release = propagation.getBaggage(of)?.getEntry(baggageKey)?.value;
  return release !== undefined && releaseName.test(release) ? release : undefined;
}

/** Runs `work` on behalf of a page of a release; the trace carries the release to other processes. */
export function withRelease<Result>(release: string, work: () => Result): Result {
  const active = context.active();
  trace.getSpan(active)?.setAttribute(releaseAttribute, release);
  const baggage = (propagation.getBaggage(active) ?? propagation.createBaggage()).setEntry(baggageKey, { value: release });
  return context.with(propagation.setBaggage(active, baggage), work);
}
