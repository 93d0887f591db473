import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page whose script is loaded once it is shown: nothing stands in its place until then, and nothing where it
 * does not load, so it must be something that the page works without.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Nothing = () => null;
  // A part that does not come is left out: the page does without.
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
