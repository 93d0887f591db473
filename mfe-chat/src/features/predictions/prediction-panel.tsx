import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { isApiError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout, ErrorState, Loading, Skeleton, SkeletonText, VisuallyHidden } from '@oracle-astra/shared/ui';
import { useChatGetPredictionQuery } from '../../api/predictions';
import { KeptPrediction } from './kept-prediction';
import { PredictionText } from './prediction-text';
import type { PendingPrediction } from './use-prediction';

const titles = {
  daily: 'chat.predictions.titleDaily',
  weekly: 'chat.predictions.titleWeekly',
  monthly: 'chat.predictions.titleMonthly',
  yearly: 'chat.predictions.titleYearly',
} as const;

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  max-width: var(--read);
  padding-top: var(--s-8);
  border-top: 1px solid var(--rule);
  h2 {
    scroll-margin-top: var(--s-16);
    outline-offset: var(--s-1);
  }
`;

interface PendingPanelProps {
  pending: PendingPrediction;
  onRetry: () => void;
}

/** The pending prediction: a note to wait, then its text while it streams. */
export function PendingPanel({ pending: { request, text, state }, onRetry }: PendingPanelProps) {
  const t = useTranslations();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWaiting = state === 'waiting';
  useEffect(() => {
    if (isWaiting) heading.current?.focus();
  }, [isWaiting]);
  return (
    <Panel aria-labelledby="pending-prediction" aria-busy={state !== 'broken'}>
      <h2 id="pending-prediction" ref={heading} tabIndex={-1}>
        {t(titles[request.type])}
      </h2>
      {isWaiting && (
        <>
          <Callout role="status">{t('chat.predictions.wait')}</Callout>
          <div className="stack" aria-hidden>
            <Skeleton $kind="block" />
            <SkeletonText lines={4} />
          </div>
        </>
      )}
      {text !== '' && <PredictionText text={text} language={request.language} />}
      {state === 'writing' && <p className="tiny mute">{t('chat.predictions.writing')}</p>}
      {state === 'broken' && (
        <>
          <Callout tone="bad" role="alert">
            {t('chat.predictions.broken')}
          </Callout>
          <div>
            <Button variant="primary" onClick={onRetry}>
              {t('chat.predictions.retry')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** A stored prediction by its id. `isNew` announces it once. */
export function KeptPanel({ pid, isNew }: { pid: string; isNew: boolean }) {
  const t = useTranslations();
  const { currentData: data, error, isFetching, refetch } = useChatGetPredictionQuery(pid);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded, pid]);
  let content: ReactNode;
  if (data) content = <KeptPrediction prediction={data.prediction} />;
  else if (isApiError(error) && error.code === 'prediction_not_found') content = <p>{t('chat.predictions.gone')}</p>;
  else if (error !== undefined)
    content = <ErrorState title={t('chat.predictions.notLoaded')} level={3} busy={isFetching} onRetry={() => void refetch()} />;
  else
    content = (
      <Loading label={t('chat.predictions.loading')}>
        <SkeletonText lines={6} />
      </Loading>
    );
  return (
    <Panel aria-labelledby="prediction">
      <h2 id="prediction" ref={heading} tabIndex={-1}>
        {data ? t(titles[data.prediction.type]) : t('chat.predictions.title')}
      </h2>
      {content}
      <VisuallyHidden role="status">{isNew && isLoaded ? t('chat.predictions.complete') : ''}</VisuallyHidden>
    </Panel>
  );
}
