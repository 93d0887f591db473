import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { PageMeta } from '@oracle-astra/shared/ui';
import { KundliArticles } from '../features/kundli-advice/advice';
import { readKundliAddress, whereNext } from './kundli-address';
import { KundliEntry } from './kundli-entry';
import { KundliReady } from './kundli-ready';

const description = 'Enter date, time and place of birth for a free Kundli, then ask Oracle or Astra about it.';

/** /create-kundli and /free-kundli, with their child pages oracle and astra. */
export function Component() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readKundliAddress(pathname, query);
  const goOn = (bid: string) => void navigate(whereNext(address, bid) ?? `${pathname}?bid=${encodeURIComponent(bid)}`);
  const isReady = address.bid !== null && whereNext(address, address.bid) === null;
  return (
    <>
      <PageMeta
        title={address.type ? `Birth details for your chat with ${address.type}` : 'Birth details'}
        description={description}
        canonical={address.isFree ? '/free-kundli' : '/create-kundli'}
      />
      {isReady && address.bid !== null ? <KundliReady bid={address.bid} backTo={pathname} /> : <KundliEntry address={address} onReady={goOn} />}
      <SignCarousel ruled />
      <KundliArticles />
    </>
  );
}
