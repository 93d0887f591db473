import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { useTranslations } from '@oracle-astra/shared/i18n';
import type { KundliParams } from './kundli-params';

const AstrologerLabel = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  svg {
    width: var(--s-8);
    height: var(--s-8);
  }
`;

export function KundliHeader({ params: { type, predictions, isChildPage } }: { params: KundliParams }) {
  const t = useTranslations();
  const chatWith = type && t('chat.common.chatWith', { astrologer: type });
  const label = chatWith ?? (predictions ? t('chat.kundli.forPredictions') : null);
  return (
    <div className="stack-2">
      {label && (
        <AstrologerLabel>
          {type && <AstrologerMark astrologer={type} />}
          {!isChildPage && <span className="small mute">{label}</span>}
        </AstrologerLabel>
      )}
      <h1>{isChildPage && chatWith ? chatWith : t('chat.common.birthDetails')}</h1>
      <p className="mute read">{t('chat.kundli.lead')}</p>
    </div>
  );
}
