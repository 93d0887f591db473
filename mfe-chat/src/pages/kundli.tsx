import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { PageMeta } from '@oracle-astra/shared/ui';
import { KundliArticles } from '../features/kundli-advice/advice';
import { readKundliAddress, whereNext } from './kundli-address';
import { kundliMeta } from './kundli-meta';
import { KundliEntry } from './kundli-entry';
import { KundliReady } from './kundli-ready';

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
      <PageMeta {...kundliMeta(address)} canonical={address.isMiddle ? pathname : address.isFree ? '/free-kundli' : '/create-kundli'} />
      {isReady && address.bid !== null ? <KundliReady bid={address.bid} backTo={pathname} /> : <KundliEntry address={address} onReady={goOn} />}
      <SignCarousel ruled />
      <KundliArticles />
    </>
  );
}
