import type { ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { OwnedFill } from '@oracle-astra/shared/contract';
import type { createTree } from '../app/page-tree';
import type { DeferredRouter } from '../app/router/deferred-router';
import type { FillSource } from '../app/router/remotes';
import { recordEvent } from '../telemetry/failures';
import { FillBoundary } from './fill-boundary';
import { FillRouter, toIdPrefix } from './fill-router';
import { FillStore } from './fill-store';
import { loadFill } from './load-fill';
import { whenNeeded } from './when-needed';

/** What the fills of all pages of a document share. */
export interface FillSite {
  toTree: ReturnType<typeof createTree>;
  router: Omit<DeferredRouter, 'load'>;
  basename: string;
  source: FillSource;
  /** The names of fills that failed. */
  out: Set<string>;
}

interface MountedFill extends FillSite {
  fill: OwnedFill;
  box: HTMLElement;
  Fill: ComponentType;
  /** Called when it is rendered. */
  onReady: () => void;
  /** Whether its page was left. */
  isLeft: () => boolean;
}

/** Logs and reports a failure of a fill, whose release is blamed whatever the stack names. */
function fail({ name, release }: OwnedFill, out: Set<string>, error: unknown): void {
  // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
  console.error(`${name} of ${release} is broken`, error);
  recordEvent('fill', release, error);
  out.add(name);
}

/** Renders a fill as a root of its own, so that it neither suspends nor breaks the page. */
function renderRoot({ fill, box, Fill, toTree, router, basename, out, onReady, isLeft }: MountedFill): Root {
  const { name, release } = fill;
  const served = [...box.childNodes].map((node) => node.cloneNode(true));
  const element = (
    <FillStore onFailedCall={() => recordEvent('fillCall', release)}>
      <FillRouter router={router} basename={basename}>
        <FillBoundary served={served}>
          <Fill />
        </FillBoundary>
      </FillRouter>
    </FillStore>
  );
  const { tree, isForeign } = toTree(box, element, onReady);
  const options: RootOptions = {
    identifierPrefix: toIdPrefix(fill),
    onCaughtError: (error) => fail(fill, out, error),
    onUncaughtError: (error) => fail(fill, out, error),
    // React renders the fill again. A root that is unmounted before it is hydrated differs from nothing.
    onRecoverableError: (error) =>
      // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
      isForeign || isLeft() ? undefined : console.error(`${name} of ${release} differs from the server's HTML`, error),
  };
  if (served.length > 0) return hydrateRoot(box, tree, options);
  const root = createRoot(box, options);
  root.render(tree);
  return root;
}

/** Renders a fill into its box, or hydrates it there, when it is needed. Returns the clean-up function. */
export function mountFill(fill: OwnedFill, box: HTMLElement, site: FillSite): () => void {
  let root: Root | undefined;
  let isGone = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  const onReady = () => clearTimeout(late);
  const stopWaiting = whenNeeded(box, () => {
    recordEvent('fillUse', fill.release);
    // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
    late = setTimeout(() => console.warn(`${fill.name} of ${fill.release} is late`), site.source.timeoutMs);
    loadFill(fill, site.source).then(
      (Fill) => {
        if (!isGone) root = renderRoot({ ...site, fill, box, Fill, onReady, isLeft: () => isGone });
      },
      (error: unknown) => {
        onReady();
        fail(fill, site.out, error);
      },
    );
  });
  return () => {
    isGone = true;
    clearTimeout(late);
    stopWaiting();
    // Later, because React is rendering the page.
    setTimeout(() => root?.unmount());
  };
}
