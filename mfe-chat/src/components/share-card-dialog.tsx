import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatError } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Dialog, ErrorState, Loading, Skeleton } from '@oracle-astra/shared/ui';
import { ShareActions } from './share-actions';

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1200 / 630;
  border-radius: var(--r-m);
`;

interface ShareCardDialogProps {
  title: string;
  lead: string;
  /** The text beside the card. */
  text: string;
  fileName: string;
  /** Says who can see the card. */
  note: string;
  card: { card_url: string; share_url: string } | undefined;
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
  onClose: () => void;
  /** The options for the content of the card. */
  children: ReactNode;
}

/** A preview of the card, options for its content, and the ways to share it. */
export function ShareCardDialog({
  title,
  lead,
  text,
  fileName,
  note,
  card,
  error,
  isFetching,
  onRetry,
  onClose,
  children,
}: ShareCardDialogProps) {
  const t = useTranslations();
  return (
    <Dialog open title={title} onClose={onClose}>
      <p className="small mute">{lead}</p>
      {card ? (
        <Picture src={card.card_url} alt={t('chat.share.preview')} width={1200} height={630} />
      ) : error ? (
        <ErrorState level={3} title={t('chat.share.notDrawn')} message={formatError(error, t)} busy={isFetching} onRetry={onRetry} />
      ) : (
        <Loading label={t('chat.share.loading')}>
          <Skeleton $kind="block" />
        </Loading>
      )}
      {children}
      {card && <ShareActions cardUrl={card.card_url} shareUrl={card.share_url} text={text} fileName={fileName} />}
      <p className="tiny mute">{note}</p>
    </Dialog>
  );
}
