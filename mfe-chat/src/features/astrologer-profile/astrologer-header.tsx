import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AstrologerPortrait } from '@oracle-astra/shared/art';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
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

/* With large text on a phone the text wraps below the portrait. */
const Profile = styled.div`
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

interface AstrologerHeaderProps {
  astrologer: Astrologer;
  description: string;
  /** The price and the button. */
  children: ReactNode;
}

/** The header of an astrologer's page, which says that the astrologer is an AI. */
export function AstrologerHeader({ astrologer, description, children }: AstrologerHeaderProps) {
  const t = useTranslations();
  return (
    <section className="night" aria-labelledby="astrologer">
      <Columns>
        <Profile>
          <AstrologerPortrait astrologer={astrologer} />
          <div className="stack-2">
            <Tag>{t('chat.astrologer.tag')}</Tag>
            <h1 id="astrologer">{astrologer}</h1>
            <p className="mute read">{description}</p>
          </div>
        </Profile>
        <div className="stack">{children}</div>
      </Columns>
    </section>
  );
}
