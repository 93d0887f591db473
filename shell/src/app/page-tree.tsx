import type { ReactNode } from 'react';
import { App, type AppProps } from './app';
import { followInput } from './input/follow-input';
import { hasForeignElements } from './input/has-foreign-elements';
import { ReplayInput } from './input/replay-input';

type TreeProps = Omit<AppProps, 'children' | 'slots'>;

/**
 * Creates the function that renders a root of this document: its providers, with the input that the root had before. Fills get it from
 * here, so that their chunk imports nothing of the first load, which the bundler would then divide into more modules.
 */
export const createTree =
  (app: TreeProps) => (root: HTMLElement, children: ReactNode, onHydrated: () => void, slots?: AppProps['slots']) => ({
    isForeign: hasForeignElements(root),
    tree: (
      <ReplayInput input={followInput(root)} onHydrated={onHydrated}>
        <App {...app} slots={slots}>
          {children}
        </App>
      </ReplayInput>
    ),
  });
