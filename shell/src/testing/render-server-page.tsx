import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { carryInput } from '../app/input/carry-input';
import { ReplayInput } from '../app/input/replay-input';

const mounted: (() => void)[] = [];

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
    /** Hydrates the page; resolves when it is interactive. */
    async hydrate(onHydrated?: () => void, options?: HydrationOptions): Promise<void> {
      const hydrated = jest.fn(onHydrated);
      const react = hydrateRoot(
        root,
        <ReplayInput root={root} input={carryInput(root)} onHydrated={hydrated}>
          {page}
        </ReplayInput>,
        options,
      );
      mounted.push(() => react.unmount());
      await waitFor(() => expect(hydrated).toHaveBeenCalledTimes(1));
    },
  };
}

export const unmountPages = () => act(() => mounted.splice(0).forEach((unmount) => unmount()));
