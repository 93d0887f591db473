import styled from 'styled-components';
import { Avatar } from '@oracle-astra/shared/components';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { reviews } from './review-samples';

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--rule);
  > p:last-child {
    grid-column: 2;
  }
`;

/** A list of sample reviews. */
export function ReviewList() {
  const t = useTranslations();
  return (
    <ul className="read">
      {reviews[t.locale].map(({ name, place, avatar, stars, text }) => (
        <Row key={name}>
          <Avatar gender={avatar} />
          <p className="small">
            <b lang={getTextLang(name)}>{name}</b>,{' '}
            <span className="mute" lang={getTextLang(place)}>
              {place}
            </span>
            <br />
            <span className="mute">{t('content.reviews.given', { stars })}</span>
          </p>
          <p className="small" lang={getTextLang(text)}>
            {text}
          </p>
        </Row>
      ))}
    </ul>
  );
}
