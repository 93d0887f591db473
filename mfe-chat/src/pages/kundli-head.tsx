import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { copy } from '../copy';
import type { KundliAddress } from './kundli-address';

const Who = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  svg {
    width: var(--s-8);
    height: var(--s-8);
  }
`;

const lead = 'From these we work out your chart. Nothing is charged on this page.';

/** The head of a Kundli page: what the details are for. */
export function KundliHead({ address: { type, predictions, isMiddle } }: { address: KundliAddress }) {
  const about = type ? copy.chatWith(type) : predictions ? 'For your predictions' : null;
  return (
    <div className="stack-2">
      {about && (
        <Who>
          {type && <AstrologerMark astrologer={type} />}
          {!isMiddle && <span className="small mute">{about}</span>}
        </Who>
      )}
      <h1>{isMiddle && type ? copy.chatWith(type) : 'Birth details'}</h1>
      <p className="mute read">{lead}</p>
    </div>
  );
}
