import type { LoaderFunctionArgs } from 'react-router-dom';
import { getBalance, getChart, getPricing, listBirths, listChats, prefetch, type PageHandle, type RemoteModule } from '@oracle-astra/shared/api';
import { astrologers, site } from '@oracle-astra/shared/contract';

const kundliData = prefetch(({ signedIn }) => (signedIn ? [listBirths.initiate()] : []));
const astrologerData = prefetch(({ signedIn }) => (signedIn ? [getPricing.initiate(), getBalance.initiate()] : [getPricing.initiate()]));
const predictionData = prefetch(() => [listBirths.initiate()], { orElse: site.home });

/** A chat scrolls within itself, above its field for the next question. */
const chatHandle: PageHandle = { frame: 'full' };

/** A chat belongs to a person: a visitor enters birth details first, for the astrologer that was asked for. */
function chatLoader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams;
  const type = astrologers.find((name) => name === asked.get('type'));
  const bid = asked.get('bid');
  const load = prefetch(() => [listChats.initiate(), getBalance.initiate(), ...(bid === null ? [] : [getChart.initiate(bid)])], {
    orElse: site.freeKundli({ type }),
  });
  return load(args);
}

export const routes: RemoteModule['routes'] = [
  { id: 'chat-create-kundli', path: 'create-kundli', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-create-kundli" */ './pages/kundli') },
  { id: 'chat-create-kundli-oracle', path: 'create-kundli/oracle', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-create-kundli-oracle" */ './pages/kundli') },
  { id: 'chat-create-kundli-astra', path: 'create-kundli/astra', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-create-kundli-astra" */ './pages/kundli') },
  { id: 'chat-free-kundli', path: 'free-kundli', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-free-kundli" */ './pages/kundli') },
  { id: 'chat-free-kundli-oracle', path: 'free-kundli/oracle', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-free-kundli-oracle" */ './pages/kundli') },
  { id: 'chat-free-kundli-astra', path: 'free-kundli/astra', loader: kundliData, lazy: () => import(/* webpackChunkName: "chat-free-kundli-astra" */ './pages/kundli') },
  { id: 'chat-free-kundli-celeb', path: 'free-kundli-celeb', lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb" */ './pages/kundli-celeb') },
  { id: 'chat-free-kundli-celeb-oracle', path: 'free-kundli-celeb/oracle', lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb-oracle" */ './pages/kundli-celeb') },
  { id: 'chat-free-kundli-celeb-astra', path: 'free-kundli-celeb/astra', lazy: () => import(/* webpackChunkName: "chat-free-kundli-celeb-astra" */ './pages/kundli-celeb') },
  { id: 'chat-chats', path: 'chats', handle: chatHandle, loader: chatLoader, lazy: () => import(/* webpackChunkName: "chat-chats" */ './pages/chats') },
  { id: 'chat-chatsceleb', path: 'chatsceleb', handle: chatHandle, loader: chatLoader, lazy: () => import(/* webpackChunkName: "chat-chatsceleb" */ './pages/chats') },
  { id: 'chat-oracle', path: 'oracle', loader: astrologerData, lazy: () => import(/* webpackChunkName: "chat-oracle" */ './pages/astrologer') },
  { id: 'chat-astra', path: 'astra', loader: astrologerData, lazy: () => import(/* webpackChunkName: "chat-astra" */ './pages/astrologer') },
  { id: 'chat-daily-prediction', path: 'daily-prediction', loader: predictionData, lazy: () => import(/* webpackChunkName: "chat-daily-prediction" */ './pages/daily-prediction') },
  { id: 'chat-free-prediction', path: 'free-prediction', lazy: () => import(/* webpackChunkName: "chat-free-prediction" */ './pages/free-prediction') },
];

export const navigation: RemoteModule['navigation'] = [];
