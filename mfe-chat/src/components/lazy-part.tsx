import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page whose script loads when the part is rendered. It has no placeholder and no error state, so the page must work
 * without it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Nothing = () => null;
  // A part that fails to load is omitted.
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({ default: await load().catch(() => Nothing) }));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
