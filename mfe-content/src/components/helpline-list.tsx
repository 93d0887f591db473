import styled from 'styled-components';
import { helplines, type HelplineName } from '@oracle-astra/shared/contract';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Icon } from '@oracle-astra/shared/ui';

const List = styled.ul`
  display: grid;
  gap: var(--s-3);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    container: helpline / inline-size;
  }
  a {
    display: grid;
    grid-template-columns: auto 5rem minmax(0, 1fr);
    align-items: center;
    gap: var(--s-3);
    height: 100%;
    min-height: var(--s-12);
    padding: var(--s-3) var(--s-4);
    border: 1px solid var(--rule);
    border-radius: var(--r-m);
    text-decoration: none;
  }
  b {
    font-size: var(--t-l);
    font-variant-numeric: tabular-nums;
  }
  /* With large text the purpose of a number is below it. */
  @container helpline (max-width: 16rem) {
    a {
      grid-template-columns: auto minmax(0, 1fr);
    }
    a > span {
      grid-column: 1 / -1;
    }
  }
`;

/** On a separate line, so that it does not wrap when the fonts load. */
const Hours = styled.span`
  display: block;
`;

const describe: Record<HelplineName, (t: Translate) => string> = {
  emergency: (t) => t('content.helplines.emergency'),
  ambulance: (t) => t('content.helplines.ambulance'),
  mind: (t) => t('content.helplines.mind'),
  women: (t) => t('content.helplines.women'),
  womenCommission: (t) => t('content.helplines.womenCommission'),
  children: (t) => t('content.helplines.children'),
  cybercrime: (t) => t('content.helplines.cybercrime'),
  legalAid: (t) => t('content.helplines.legalAid'),
  addiction: (t) => t('content.helplines.addiction'),
  elders: (t) => t('content.helplines.elders'),
};

/** Every helpline as a link that dials it, with its purpose. */
export function HelplineList() {
  const t = useTranslations();
  return (
    <List>
      {(Object.keys(describe) as HelplineName[]).map((name) => (
        <li key={name}>
          <a href={`tel:${helplines[name].number}`}>
            <Icon name="phone" size={20} />
            <b>{helplines[name].number}</b>
            <span>
              {describe[name](t)}{' '}
              {helplines[name].hours === 'always' && <Hours className="small mute">{t('content.helplines.always')}</Hours>}
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}
