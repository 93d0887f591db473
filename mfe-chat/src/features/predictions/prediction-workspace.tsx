import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { ForAdults } from '@oracle-astra/shared/minors';
import { periods, siteRoutes, type BirthRecord, type Period, type PredictionRequest } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage, useIsOtherPerson } from '@oracle-astra/shared/session';
import { NoBirths } from './no-births';
import { KeptPanel, PendingPanel } from './prediction-panel';
import { PredictionForm } from './prediction-form';
import { RecordList } from './record-list';
import { usePrediction } from './use-prediction';

/** Selects chart, period and language, makes the prediction, and shows it or the stored one in the address. */
export function PredictionWorkspace({ births, ownBid }: { births: readonly BirthRecord[]; ownBid: string | null }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  const period = periods.find((name) => name === query.get('p_type'));
  const kept = query.get('kept') || null;
  const { bid, selected } = useShownBirth(births, query.get('bid'), ownBid);
  const [made, setMade] = useState<string | null>(null);
  const isOtherPerson = useIsOtherPerson();
  const latest = useRef({ bid, period, kept, isOnPage });
  useEffect(() => {
    latest.current = { bid, period, kept, isOnPage };
  });
  const { pending, generate, retry } = usePrediction((pid: string, request: PredictionRequest) => {
    setMade(pid);
    const now = latest.current;
    const show = (shownBid: string, type: Period) => siteRoutes.dailyPrediction({ bid: shownBid, p_type: type, kept: pid });
    // It replaces the text that is being read, also beside another person or period; not a prediction that was opened meanwhile.
    const isRead = now.isOnPage() && !isOtherPerson() && (now.kept === null || now.kept === kept);
    if (isRead) void navigate(show(now.bid || request.bid, now.period ?? request.type), { preventScrollReset: true });
    else dispatch(toastShown('good', t('chat.predictions.complete'), show(request.bid, request.type)));
  });
  return (
    <div className="stack-6">
      {births.length > 0 ? <RecordList births={births} shownBid={bid} period={period} /> : <NoBirths period={period} />}
      {births.length > 0 && !selected && <p role="status">{t('chat.predictions.birthDeleted')}</p>}
      {selected && (
        <ForAdults orWithConsent>
          <PredictionForm
            key={bid}
            period={period ?? 'daily'}
            onPeriod={(p_type) => void navigate(siteRoutes.dailyPrediction({ bid, p_type }), { replace: true, preventScrollReset: true })}
            language={selected.language}
            isBusy={pending !== null && pending.state !== 'broken'}
            onGenerate={(language) => generate({ bid, type: period ?? 'daily', language })}
          />
        </ForAdults>
      )}
      {pending && <PendingPanel pending={pending} onRetry={retry} />}
      {/* Also below one that broke off, because a link of the list would seem to lead nowhere. */}
      {(!pending || pending.state === 'broken') && kept !== null && <KeptPanel pid={kept} isNew={kept === made} />}
    </div>
  );
}

/**
 * The birth that the address names, else the one shown before, at first the person's own. It is kept while other tabs add and delete births, so that no
 * prediction is paid for another person; `selected` is undefined once it was deleted.
 */
function useShownBirth(births: readonly BirthRecord[], asked: string | null, ownBid: string | null) {
  const [shown, setShown] = useState('');
  const find = (bid: string | null) => births.find((birth) => birth.bid === bid);
  const bid = find(asked)?.bid ?? (shown || ((find(ownBid) ?? births[0])?.bid ?? ''));
  if (bid !== shown) setShown(bid);
  return { bid, selected: find(bid) };
}
