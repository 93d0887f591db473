import styled from 'styled-components';
import type { KundliYoga } from '@oracle-astra/shared/contract';
import { Tag } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-4) var(--s-8);
  li {
    display: grid;
    gap: var(--s-1);
    align-content: start;
    padding-bottom: var(--s-3);
    border-bottom: 1px solid var(--rule);
    break-inside: avoid;
  }
`;

/** The yogas of the chart, each with its rule and strength. */
export function YogaSection({ yogas }: { yogas: readonly KundliYoga[] }) {
  const t = useTranslations();
  return (
    <section className="stack" aria-labelledby="kundli-yogas">
      <div className="stack-2">
        <h2 id="kundli-yogas">{t('chat.reading.yogas')}</h2>
        <p className="small mute read">{t('chat.reading.yogasLead')}</p>
      </div>
      {yogas.length === 0 ? (
        <p>{t('chat.reading.noYogas')}</p>
      ) : (
        <List>
          {yogas.map(({ id, name, gift, rule, planets, strength }) => (
            <li key={id}>
              <div className="row">
                <h3 className="lead">{name}</h3>
                <Tag tone={strength === 'strong' ? 'good' : undefined}>{t('chat.reading.yogaStrength', { strength })}</Tag>
              </div>
              <p className="small">
                {t('chat.reading.yogaRule', { rule, planets: planets.map((planet) => t(planetLabels[planet])).join(', ') })}
              </p>
              <p className="small mute">{t('chat.reading.yogaGift', { gift })}</p>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}
