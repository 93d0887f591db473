import type { ReactNode } from 'react';
import type { DataRouter, RouterContextProvider } from 'react-router-dom';
import type { RemoteFills } from '@oracle-astra/shared/api';
import {
  isFillFor,
  localePrefix,
  PageRenderError,
  renderFailureReason,
  type FillOutcome,
  type OwnedFill,
  type PageFills,
  type PageRequest,
} from '@oracle-astra/shared/contract';
import type { PageSlots } from '@oracle-astra/shared/ui';
import { App, type AppProps } from '../app/app';
import { LateError, withTimeout } from '../composition/with-timeout';
import { FillRouter, toIdPrefix } from '../slots/fill-router';
import { forgetFillFailures, listFailedKeys } from './query-failures';
import { renderHtml, splitHead } from './render-html';

export interface RenderedFills {
  /** By name, of those that are ready. */
  html: ReadonlyMap<string, string>;
  outcomes: FillOutcome[];
  /** The names of fills that the document does not show. */
  out: string[];
}

export const noFills: RenderedFills = { html: new Map(), outcomes: [], out: [] };

interface FillInput {
  page: PageRequest;
  app: Omit<AppProps, 'children' | 'slots'>;
  router: DataRouter;
  /** Collects the styles of an element for the document. */
  collect: (element: ReactNode) => ReactNode;
  request: Request;
  requestContext: RouterContextProvider;
}

const toMessage = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

async function renderFill(fill: OwnedFill, load: PageFills['load'], input: FillInput): Promise<string> {
  const { page, app, router, collect, request, requestContext: context } = input;
  const { fills = [] } = load(fill.remote) as { fills?: RemoteFills };
  const found = fills.find(({ name }) => name === fill.name);
  if (found === undefined) throw new PageRenderError('load', `${fill.release} exports no fill ${fill.name}`);
  const { lazy, loader } = found;
  const ofPage = listFailedKeys(app.store);
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' };
  const [{ Component }] = await Promise.all([lazy(), loader?.(args)]);
  forgetFillFailures(app.store, ofPage);
  const html = await renderHtml(
    collect(
      <App {...app}>
        <FillRouter router={router} basename={localePrefix(page.locale) || '/'}>
          <Component />
        </FillRouter>
      </App>,
    ),
    { identifierPrefix: toIdPrefix(fill) },
  );
  return splitHead(html).body;
}

/** Renders the fills of a page, each for itself: one that throws or is late changes neither the page nor the others. Never rejects. */
export async function renderFills(input: FillInput, { fills, out, budgetMs, load, runAs }: PageFills): Promise<RenderedFills> {
  const html = new Map<string, string>();
  const isSignedIn = input.page.token !== null;
  const wanted = budgetMs === 0 ? [] : fills.filter((fill) => !out.includes(fill.name) && isFillFor(fill, isSignedIn));

  async function render({ name, remote, release, ...fill }: OwnedFill): Promise<FillOutcome> {
    const owner = { name, remote, release };
    try {
      const rendered = runAs(remote, () => renderFill({ ...owner, ...fill }, load, input), name);
      html.set(name, await withTimeout(Math.round(budgetMs), rendered, name));
      return { ...owner, outcome: 'rendered' };
    } catch (error) {
      if (error instanceof LateError) return { ...owner, outcome: 'late', reason: 'slow', message: error.message };
      return { ...owner, outcome: 'broken', reason: renderFailureReason(error, 'render'), message: `${name}: ${toMessage(error)}` };
    }
  }

  const outcomes = await Promise.all(wanted.map(render));
  const broken = outcomes.filter(({ outcome }) => outcome === 'broken').map(({ name }) => name);
  return { html, outcomes, out: [...out, ...broken] };
}

/** The slots of a page that is rendered: the HTML of the fills that are ready, and empty boxes for those that are late. */
export function toServerSlots(pageFills: PageFills | undefined, { html, out }: RenderedFills): PageSlots | null {
  if (pageFills === undefined) return null;
  const remotes = pageFills.fills.map((fill) => ({ ...fill, fills: [fill] }));
  return { remotes, out: new Set(out), html, mount: async () => () => undefined };
}
