import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

const retryMs = 8_000;

/** Loads a module and retries until it succeeds. */
async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadWithRetries(load);
  }
}

export type LazySection<Props> = ComponentType<Props> & {
  /**
   * Loads the script before the section is rendered. If it is loaded by then, the section is shown at once; otherwise 300 ms
   * after its fallback.
   */
  preload: () => void;
};

/**
 * A part of a page whose script loads separately: below the first screen, or an illustration. The server renders it; until its
 * script is loaded the HTML stays and its links work. `Fallback` is shown where the browser renders it.
 */
export function lazySection<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazySection<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await loadWithRetries(load));
  const LazyPart = lazy(async () => ({ default: await loadOnce() }));
  // Memoized, because a render by the parent would replace a section that is not hydrated yet by its fallback.
  const Section = memo(function LazySection(props: Props) {
    // React suspends a lazy component at its first render even if its script is loaded.
    const [Part] = useState(() => Loaded ?? LazyPart);
    return (
      <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Section, { preload: () => void loadOnce() }) as unknown as LazySection<Props>;
}
