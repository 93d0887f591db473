import { lazy, Suspense } from 'react';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { PageSkeleton } from '../frame/page-skeleton';

const NotFoundPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-found-page" */ './not-found-page')).NotFoundPage,
}));

/** Loads the not-found page on demand, because few people see it. */
export function LazyNotFoundPage({ navigation }: { navigation: readonly NavigationEntry[] }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NotFoundPage navigation={navigation} />
    </Suspense>
  );
}
