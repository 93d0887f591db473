import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AstrologerPortrait } from '@oracle-astra/shared/art';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Tag } from '@oracle-astra/shared/components';
import { Panel } from '@oracle-astra/shared/ui';
import type { AstrologerInfo } from './use-astrologers';

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: min(6.5rem, 36%) minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-4);
  > svg {
    width: 100%;
    height: auto;
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  ${media.l} {
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: var(--s-5);
    padding: var(--s-6);
    align-content: space-between;
    > svg {
      width: 9rem;
      grid-row: span 2;
    }
    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
      align-self: end;
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

interface AstrologerCardProps {
  astrologer: AstrologerInfo;
  /** A line under the description, such as the price. */
  note?: string;
  children?: ReactNode;
}

/** An astrologer with portrait, label and description; `children` are the actions at the bottom. */
export function AstrologerCard({ astrologer: { key, description, isAi }, note, children }: AstrologerCardProps) {
  const t = useTranslations();
  return (
    <Card as="article">
      <AstrologerPortrait astrologer={key} />
      <div className="stack-2">
        <Name>
          <h3>{key}</h3>
          {isAi && <Tag tone="gold">{t('content.astrologers.ai')}</Tag>}
        </Name>
        <p className="small">{description}</p>
        {note && <p className="small mute">{note}</p>}
      </div>
      {children}
    </Card>
  );
}
