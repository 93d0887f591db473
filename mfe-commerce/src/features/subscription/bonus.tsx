import styled from 'styled-components';
import { useListPlansQuery } from '@oracle-astra/shared/api';
import { Section } from '@oracle-astra/shared/components';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { offerFigures } from './offer-figures';

const Narrow = styled.div`
  display: grid;
  gap: var(--s-4);
  max-width: 40rem;
`;

/** The bonus of the first subscribers of a month, if the seller gives it. */
export function Bonus() {
  const t = useTranslations();
  const { data } = useListPlansQuery();
  if (!data?.plans.some(({ bonus }) => bonus)) return null;
  const count = String(offerFigures.firstSubscribers);
  return (
    <Section margin title={t('commerce.subscription.bonus', { count })}>
      <Narrow>
        <p className="small mute">{t('commerce.bonus.who', { count })}</p>
        <DescriptionList
          rows={[
            {
              term: t('commerce.bonus.muhurat'),
              value: t('commerce.bonus.muhuratPrice', { price: formatRupees(offerFigures.muhuratReport) }),
            },
            { term: t('commerce.bonus.priority'), value: t('commerce.bonus.answeredFirst') },
          ]}
        />
      </Narrow>
    </Section>
  );
}
