import { useState } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useChatLinkPdfMutation } from '../../api/kundli';
import { useLazyModule } from '../../components/use-lazy-module';
import { readChartStyle } from './figure/chart-style';

const loadShare = () => import(/* webpackChunkName: "chat-share-kundli" */ './share-dialog');

/** Saves and shares the kundli: as a PDF, in print, as a card. */
export function KundliTools({ bid }: { bid: string }) {
  const t = useTranslations();
  const [isSharing, setSharing] = useState(false);
  const { module: share, hasFailed, retry } = useLazyModule(loadShare, isSharing);
  const [linkPdf, pdf] = useChatLinkPdfMutation();

  async function download() {
    const answer = await linkPdf({ bid, style: readChartStyle() });
    if (!answer.data) return;
    // By a download link, which does not navigate even if it fails.
    const link = Object.assign(document.createElement('a'), { href: answer.data.pdf_url, download: '' });
    link.click();
  }

  return (
    <div className="stack-2 noprint">
      <div className="row">
        <Button small busy={pdf.isLoading} onClick={() => void download()}>
          {t('chat.reading.pdf')}
        </Button>
        <Button small variant="secondary" onClick={() => window.print()}>
          {t('chat.reading.print')}
        </Button>
        <Button small variant="secondary" busy={isSharing && !share && !hasFailed} onClick={() => (hasFailed ? retry() : setSharing(true))}>
          {t('chat.share.button')}
        </Button>
      </div>
      {pdf.error && <Callout tone="bad">{formatError(pdf.error, t, t('chat.reading.pdfFailed'))}</Callout>}
      {hasFailed && <Callout tone="bad">{t('chat.share.notLoaded')}</Callout>}
      {isSharing && share && <share.ShareDialog bid={bid} onClose={() => setSharing(false)} />}
    </div>
  );
}
