import styled from 'styled-components';
import { siteRoutes, type BirthRecord, type Period } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, ButtonLink } from '@oracle-astra/shared/ui';
import { SideHeading } from './side-heading';

const List = styled.ul`
  border-top: 1px solid var(--rule);
  max-height: 20rem;
  overflow-y: auto;
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    min-height: var(--s-12);
    padding: var(--s-2) var(--s-3);
    border-bottom: 1px solid var(--rule);
    border-left: 3px solid transparent;
    color: inherit;
    text-decoration: none;
  }
  a[aria-current] {
    border-left-color: var(--control);
    background: var(--paper-sunk);
  }
  a:hover b {
    text-decoration: underline;
  }
`;

interface RecordListProps {
  births: readonly BirthRecord[];
  shownBid: string;
  period: Period | undefined;
}

/** The saved birth details, to select whose prediction it is. */
export function RecordList({ births, shownBid, period }: RecordListProps) {
  const t = useTranslations();
  return (
    <section className="stack-2" aria-labelledby="for-whom">
      <SideHeading id="for-whom">{t('chat.predictions.forWhom')}</SideHeading>
      <List>
        {births.map(({ bid, full_name, dob, tob, pob, time_known }) => (
          <li key={bid}>
            <AppLink to={siteRoutes.dailyPrediction({ bid, p_type: period })} aria-current={bid === shownBid || undefined}>
              <b lang={getTextLang(full_name)}>{full_name}</b>
              <span className="tiny mute">
                {`${formatDate(dob.split('/').reverse().join('-'), t)}, ${time_known === false ? t('chat.savedBirths.timeUnknown') : tob}, `}
                <span lang={getTextLang(pob)}>{pob}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </List>
      <div>
        <ButtonLink small to={siteRoutes.createKundli({ predictions: 'true', p_type: period })}>
          {t('chat.predictions.otherBirthDetails')}
        </ButtonLink>
      </div>
    </section>
  );
}
