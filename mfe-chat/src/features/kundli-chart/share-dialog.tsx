import { useState } from 'react';
import styled from 'styled-components';
import { formatError } from '@oracle-astra/shared/api';
import type { ChartStyle } from '@oracle-astra/shared/contract';
import { CheckboxField, SegmentedRadioGroup } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Dialog, ErrorState, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { useChatGetCardQuery } from '../../api/kundli';
import { readChartStyle } from './chart-style';
import { ShareActions } from './share-actions';

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1200 / 630;
  border-radius: var(--r-m);
`;

/** The card of a kundli with what the person wants on it, and the ways to pass it on. */
export function ShareDialog({ bid, onClose }: { bid: string; onClose: () => void }) {
  const t = useTranslations();
  const [style, setStyle] = useState<ChartStyle>(readChartStyle);
  const [hasName, setName] = useState(true);
  const [hasBirth, setBirth] = useState(false);
  const choice = { bid, style, ...(hasName ? { with_name: '1' as const } : {}), ...(hasBirth ? { with_birth: '1' as const } : {}) };
  const { currentData, error, isFetching, refetch } = useChatGetCardQuery(choice);
  const styles = [
    { value: 'north' as const, label: t('chat.reading.north') },
    { value: 'south' as const, label: t('chat.reading.south') },
  ];
  return (
    <Dialog open title={t('chat.share.title')} onClose={onClose}>
      <p className="small mute">{t('chat.share.lead')}</p>
      {currentData ? (
        <Picture src={currentData.card_url} alt={t('chat.share.preview')} width={1200} height={630} />
      ) : error ? (
        <ErrorState
          level={3}
          title={t('chat.share.notDrawn')}
          message={formatError(error, t)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('chat.share.loading')}>
          <Skeleton $kind="block" />
        </Loading>
      )}
      <CheckboxField name="card-name" label={t('chat.share.name')} checked={hasName} onChange={(event) => setName(event.target.checked)} />
      <CheckboxField
        name="card-birth"
        label={t('chat.share.birth')}
        checked={hasBirth}
        onChange={(event) => setBirth(event.target.checked)}
      />
      <SegmentedRadioGroup label={t('chat.reading.style')} name="card-style" options={styles} value={style} onChange={setStyle} />
      {currentData && <ShareActions cardUrl={currentData.card_url} shareUrl={currentData.share_url} />}
      <p className="tiny mute">{t('chat.share.linkNote')}</p>
    </Dialog>
  );
}
