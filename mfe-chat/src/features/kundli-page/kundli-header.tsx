import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { copy } from '../../copy';
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

const lead = 'From these we work out your chart. Nothing is charged on this page.';

export function KundliHeader({ params: { type, predictions, isChildPage } }: { params: KundliParams }) {
  const label = type ? copy.chatWith(type) : predictions ? 'For your predictions' : null;
  return (
    <div className="stack-2">
      {label && (
        <AstrologerLabel>
          {type && <AstrologerMark astrologer={type} />}
          {!isChildPage && <span className="small mute">{label}</span>}
        </AstrologerLabel>
      )}
      <h1>{isChildPage && type ? copy.chatWith(type) : 'Birth details'}</h1>
      <p className="mute read">{lead}</p>
    </div>
  );
}
