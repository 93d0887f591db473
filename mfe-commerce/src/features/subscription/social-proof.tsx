import styled from 'styled-components';
import { media } from '@oracle-astra/shared/theme';
import { Avatar, StatList } from '@oracle-astra/shared/components';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { Panel } from '@oracle-astra/shared/ui';

const Numbers = styled.div`
  max-width: 26rem;
  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Quotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6);
  }
`;

const Quote = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: space-between;
  margin: 0;
  padding: var(--s-5);
  blockquote {
    margin: 0;
  }
  figcaption {
    display: flex;
    gap: var(--s-3);
    align-items: center;
  }
  figcaption span span {
    display: block;
  }
`;

interface Testimonial {
  name: PlainMessageId;
  role: PlainMessageId;
  gender: 'female' | 'male';
  quote: PlainMessageId;
}

const testimonials: readonly Testimonial[] = [
  {
    name: 'commerce.trust.teacherName',
    role: 'commerce.trust.teacherRole',
    gender: 'female',
    quote: 'commerce.trust.teacherQuote',
  },
  {
    name: 'commerce.trust.shopOwnerName',
    role: 'commerce.trust.shopOwnerRole',
    gender: 'male',
    quote: 'commerce.trust.shopOwnerQuote',
  },
];

/** Sample figures and testimonials. */
export function SocialProof() {
  const t = useTranslations();
  return (
    <div className="stack-6">
      <Numbers>
        <StatList
          items={[
            { term: t('commerce.trust.seekers'), value: t('commerce.trust.seekerCount') },
            { term: t('commerce.trust.rating'), value: '4.7/5' },
          ]}
        />
      </Numbers>
      <Quotes>
        {testimonials.map(({ name, role, gender, quote }) => (
          <Quote as="figure" key={name}>
            <blockquote className="small">{t(quote)}</blockquote>
            <figcaption>
              <Avatar gender={gender} />
              <span className="small">
                <b>{t(name)}</b>
                <span className="tiny mute">{t(role)}</span>
              </span>
            </figcaption>
          </Quote>
        ))}
      </Quotes>
      <p className="tiny mute">{t('commerce.trust.samples')}</p>
    </div>
  );
}
