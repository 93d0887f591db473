import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { followInput } from '../app/input/follow-input';
import { ReplayInput } from '../app/input/replay-input';

const mounted: (() => void)[] = [];

function Root({ onHydrated, children }: { onHydrated: (() => void) | undefined; children: ReactNode }) {
  // React hydrates no section during its own commit.
  useLayoutEffect(() => queueMicrotask(() => onHydrated?.()), [onHydrated]);
  return children;
}

/** A server-rendered page before hydration. */
export function renderServerPage(page: ReactElement) {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return {
    root,
    /** A field by its name; other kinds of elements have the few properties that tests use. */
    field: (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
    /** Hydrates the page; resolves when it is interactive. `onRoot` is called when the root is hydrated and sections are not. */
    async hydrate(onHydrated?: () => void, options?: HydrationOptions, onRoot?: () => void): Promise<void> {
      const hydrated = jest.fn(onHydrated);
      const react = hydrateRoot(
        root,
        <ReplayInput input={followInput(root)} onHydrated={hydrated}>
          <Root onHydrated={onRoot}>{page}</Root>
        </ReplayInput>,
        options,
      );
      mounted.push(() => react.unmount());
      await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
    },
  };
}

export const unmountPages = () => act(() => mounted.splice(0).forEach((unmount) => unmount()));
