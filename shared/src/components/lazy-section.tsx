import { lazy, memo, Suspense, type ComponentType } from 'react';

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
 * A part of a page whose script the page does not wait for: below what is seen first, or a drawing. It is rendered on the
 * server; until its script is here it stays as it was rendered, and its links work. `Fallback` holds its place where the
 * browser renders it.
 */
export function lazySection<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const Section = lazy(async () => ({ default: await loadWithRetries(load) }));
  // A parent that renders again with the same props must not touch a section that is not hydrated yet: it would go until its script is here.
  return memo(function LazySection(props: Props) {
    return (
      <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
        <Section {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
