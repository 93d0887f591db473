import { lazy, Suspense, type ComponentType } from 'react';

const retryMs = 8_000;

/** Loads a module, again and again where it does not come. */
async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadWithRetries(load);
  }
}

/**
 * A part of a page below what is seen first, whose script the page does not wait for. It is rendered on the server; until its
 * script is here it stays as it was rendered, and its links work.
 */
export function lazySection(load: () => Promise<ComponentType>): ComponentType {
  const Section = lazy(async () => ({ default: await loadWithRetries(load) }));
  return function LazySection() {
    return (
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    );
  };
}
