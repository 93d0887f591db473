import { lazy, Suspense } from 'react';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { PageLoading } from './page-loading';

const MissingPage = lazy(async () => ({ default: (await import(/* webpackChunkName: "missing-page" */ './missing-page')).MissingPage }));

/** The page for an address that nobody owns; few see it, so it comes on need. */
export function MissingPageLater({ navigation }: { navigation: readonly NavigationEntry[] }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <MissingPage navigation={navigation} />
    </Suspense>
  );
}
