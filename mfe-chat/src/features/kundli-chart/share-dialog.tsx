import { useState } from 'react';
import type { ChartStyle } from '@oracle-astra/shared/contract';
import { CheckboxField, SegmentedRadioGroup } from '@oracle-astra/shared/forms';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useChatGetCardQuery } from '../../api/kundli';
import { ShareCardDialog } from '../../components/share-card-dialog';
import { readChartStyle } from './figure/chart-style';

/** The dialog to choose the content of a kundli's card and to share it. */
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
    <ShareCardDialog
      title={t('chat.share.title')}
      lead={t('chat.share.lead')}
      text={t('chat.share.text')}
      fileName="kundli.png"
      note={t('chat.share.linkNote')}
      card={currentData}
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      <CheckboxField name="card-name" label={t('chat.share.name')} checked={hasName} onChange={(event) => setName(event.target.checked)} />
      <CheckboxField
        name="card-birth"
        label={t('chat.share.birth')}
        checked={hasBirth}
        onChange={(event) => setBirth(event.target.checked)}
      />
      <SegmentedRadioGroup label={t('chat.reading.style')} name="card-style" options={styles} value={style} onChange={setStyle} />
    </ShareCardDialog>
  );
}
