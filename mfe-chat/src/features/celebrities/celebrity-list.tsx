import styled from 'styled-components';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { formatDate, formatTime } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Button } from '@oracle-astra/shared/ui';
import { celebrities } from './celebrities';
import { sourceLabels, type Celebrity } from './celebrity';
import { useOpenCelebrity } from './use-open-celebrity';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    display: grid;
    gap: var(--s-2);
    align-content: space-between;
    padding: var(--s-4);
    border: 1px solid var(--rule);
    border-radius: var(--r-m);
  }
`;

/** Local date and time of the place. The formats use Indian time, so the instant is constructed in it. */
function formatBirth({ dob, tob }: Celebrity, t: Translate): string {
  const instant = `${dob.split('/').reverse().join('-')}T${tob}:00+05:30`;
  return t('chat.celebrities.born', { date: formatDate(instant, t), time: formatTime(instant, t) });
}

/** Public figures whose birth time has a named source, each with a link to a chat about their chart. */
export function CelebrityList({ astrologer }: { astrologer: Astrologer }) {
  const t = useTranslations();
  const { opening, open } = useOpenCelebrity(astrologer);
  return (
    <section className="stack-6" aria-labelledby="celebrities">
      <div className="stack-2">
        <h2 id="celebrities">{t('chat.celebrities.title')}</h2>
        <p className="mute read">{t('chat.celebrities.lead')}</p>
      </div>
      <List>
        {celebrities.map((celebrity) => (
          <li key={celebrity.name}>
            <div>
              <h3>{t(celebrity.name)}</h3>
              <p className="small">{formatBirth(celebrity, t)}</p>
              <p className="small">{t(celebrity.place)}</p>
              <p className="tiny mute">
                {t('chat.celebrities.source', { rating: celebrity.rating, source: t(sourceLabels[celebrity.source]) })}
              </p>
            </div>
            <div>
              <Button small busy={opening === celebrity} onClick={() => open(celebrity)}>
                {t('chat.celebrities.ask', { astrologer, name: t(celebrity.name) })}
              </Button>
            </div>
          </li>
        ))}
      </List>
      <p className="small mute read">{t('chat.celebrities.india')}</p>
    </section>
  );
}
