import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AstrologerPortrait } from '@oracle-astra/shared/art';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { media } from '@oracle-astra/shared/theme';
import { Tag } from '@oracle-astra/shared/components';
import { Container } from '@oracle-astra/shared/ui';

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding-block: var(--s-6) var(--s-8);
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: var(--s-16);
    align-items: center;
    padding-block: var(--s-12);
  }
`;

/* With large letters on a phone the words stand under the portrait. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-5);
  align-items: center;
  > svg {
    width: 8rem;
    height: auto;
  }
  > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  ${media.l} {
    gap: var(--s-8);
    > svg {
      width: 13rem;
    }
  }
`;

interface AstrologerHeadProps {
  astrologer: Astrologer;
  description: string;
  /** Price and button. */
  children: ReactNode;
}

/** The head of an astrologer's page, with the portrait and that it is an AI. */
export function AstrologerHead({ astrologer, description, children }: AstrologerHeadProps) {
  return (
    <section className="night" aria-labelledby="astrologer">
      <Columns>
        <Line>
          <AstrologerPortrait astrologer={astrologer} />
          <div className="stack-2">
            <Tag>AI service, not a human</Tag>
            <h1 id="astrologer">{astrologer}</h1>
            <p className="mute read">{description}</p>
          </div>
        </Line>
        <div className="stack">{children}</div>
      </Columns>
    </section>
  );
}
