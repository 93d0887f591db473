import { releaseReportPath, splitLocale, type Composition } from '@oracle-astra/shared/contract';
import { onIdle } from './app/background/on-idle';
import { start } from './app/start';
import { createFederatedRemotes } from './composition/federated-remotes';
import { readComposition } from './composition/read-composition';
import { createOwnerLookup } from './composition/route-table';
import { onHydrated } from './inline/hydrated-event';
import { recordUncaughtErrors, setReportStart } from './telemetry/failures';

/** After this time a page reports even if it is not hydrated. */
const hydrationMs = 20_000;

/** Loads the reports when the page is interactive and idle. */
function reportLater(composition: Composition): void {
  if (Math.random() * 100 >= (composition.report_percent ?? 100)) return;
  const ownerOf = createOwnerLookup(composition.remotes);
  const findOwner = () => ownerOf(splitLocale(location.pathname).pathname);
  let begun: Promise<unknown> | undefined;
  const begin = () =>
    (begun ??= import(/* webpackChunkName: "reports" */ './telemetry/start-reports').then(
      ({ startReports }) => startReports(composition, { path: releaseReportPath, findOwner }),
      // The page works without reports.
      () => undefined,
    ));
  setReportStart(begin);
  onHydrated(document, () => onIdle(begin));
  setTimeout(begin, hydrationMs);
}

/** Starts the page with the remotes of the composition that is embedded in the document. */
export function startFederated(): void {
  const composition = readComposition(document);
  recordUncaughtErrors(window);
  start(createFederatedRemotes(composition));
  // Set last: until then, the inline script handles a shell that throws.
  document.documentElement.dataset.started = '';
  reportLater(composition);
}
