import styled from 'styled-components';
import { freeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { Section } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { SectionLead } from '../../components/section-lead';
import { copy } from '../../copy';
import { AstrologerCard } from './astrologer-card';
import { useAstrologers } from './use-astrologers';

const Cards = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.m} {
    grid-template-columns: 1fr 1fr;
    gap: var(--s-6);
  }
`;

const price = formatRupees(questionPricePaise);

/** The two astrologers with links to the chat; visitors go to the free form, signed-in users to their birth details. */
export function ChooseAstrologer() {
  const { isSignedIn } = useSession();
  const getFormUrl = isSignedIn ? siteRoutes.createKundli : siteRoutes.freeKundli;
  return (
    <Section
      id="chat-with-ai"
      title={copy.astrologersTitle}
      actions={<SectionLead>Choose one. You enter your birth details next, and your first three questions with each are free.</SectionLead>}
    >
      <Cards>
        {useAstrologers().map((astrologer) => (
          <AstrologerCard
            key={astrologer.key}
            astrologer={astrologer}
            note={`${freeQuestions[astrologer.key]} questions free, then ${price} each`}
          >
            <ButtonLink variant="secondary" to={getFormUrl({ type: astrologer.key })}>
              {copy.chatWith(astrologer.key)}
            </ButtonLink>
          </AstrologerCard>
        ))}
      </Cards>
    </Section>
  );
}
