import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBalance, getChart, listChats, prefetch } from '@oracle-astra/shared/api';
import { astrologers, siteRoutes } from '@oracle-astra/shared/contract';

/** Redirects a visitor to the free Kundli of the requested astrologer, because a chat needs birth details and an account. */
export function chatLoader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const type = astrologers.find((name) => name === query.get('type'));
  const bid = query.get('bid') || null;
  const isCelebrity = new URL(args.request.url).pathname.toLowerCase().includes('/chatsceleb');
  const load = prefetch(() => [listChats.initiate(), getBalance.initiate(), ...(bid === null ? [] : [getChart.initiate(bid)])], {
    redirectTo: isCelebrity ? siteRoutes.freeKundliCeleb({ type }) : siteRoutes.freeKundli({ type }),
  });
  return load(args);
}
