import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyInput } from '../app/early-input';

const started: (() => void)[] = [];

/** A page as the server rendered it, before its scripts came. */
export function earlyPage(page: ReactElement) {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  return {
    root,
    /** A field by its name; an element of another kind has the same few properties. */
    field: (name: string) => root.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
    /** The scripts come and take the page over; resolves once it is live. */
    async takeOver(onLive?: () => void): Promise<void> {
      const live = jest.fn(onLive);
      const react = hydrateRoot(root, <EarlyInput root={root} onLive={live}>{page}</EarlyInput>);
      started.push(() => react.unmount());
      await waitFor(() => expect(live).toHaveBeenCalledTimes(1));
    },
  };
}

/** Ends the pages of a test. */
export const endPages = () => act(() => started.splice(0).forEach((end) => end()));
