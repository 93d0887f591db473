import { lazy, memo, Suspense, useState, type ComponentType } from 'react';

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

export type LazySection<Props> = ComponentType<Props> & {
  /** Loads the script before the section is rendered. If it has arrived by then, the section shows at once; otherwise 300 ms after its fallback. */
  preload: () => void;
};

/**
 * A part of a page whose script the page does not wait for: below what is seen first, or a drawing. It is rendered on the
 * server; until its script is here it stays as it was rendered, and its links work. `Fallback` holds its place where the
 * browser renders it.
 */
export function lazySection<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazySection<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await loadWithRetries(load));
  const Late = lazy(async () => ({ default: await loadOnce() }));
  // A parent that renders again with the same props must not touch a section that is not hydrated yet: it would go until its script is here.
  const Section = memo(function LazySection(props: Props) {
    // React suspends a lazy component at its first render even where its script is here.
    const [Part] = useState(() => Loaded ?? Late);
    return (
      <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  });
  return Object.assign(Section, { preload: () => void loadOnce() }) as unknown as LazySection<Props>;
}
