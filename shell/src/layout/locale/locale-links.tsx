import styled from 'styled-components';
import { localeNames } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { isWide } from '../header/header-breakpoints';
import { useLocales } from './use-locales';
import { useLocaleSwitch } from './use-locale-switch';

const Group = styled.div`
  display: flex;
  ${isWide} {
    margin-right: var(--s-3);
    > * + * {
      border-left: 1px solid var(--night-rule);
    }
  }
`;

const item = `
  display: grid;
  place-items: center;
  min-width: var(--tap);
  min-height: var(--tap);
  padding-inline: min(var(--s-2), 2vw);
  font: 600 var(--t-s) / var(--l-s) var(--sans);
  text-decoration: none;
  white-space: nowrap;
`;

const Other = styled.a`
  ${item}
  && {
    color: var(--on-night-2);
  }
  &&:hover {
    color: var(--on-night);
  }
`;

/* A narrow header has room only for the other language. */
const Current = styled.span`
  ${item}
  display: none;
  color: var(--on-night);
  box-shadow: inset 0 -2px var(--gold);
  ${isWide} {
    display: grid;
  }
`;

/** The languages of the site, if there are several: the current one, and a link to this page in the other one. */
export function LocaleLinks() {
  const t = useTranslations();
  const locale = useLocale();
  const locales = useLocales();
  const { other, href, onClick } = useLocaleSwitch();
  if (locales.length < 2) return null;
  return (
    <Group role="group" aria-label={t('shell.locale.group')}>
      {locales.map((each) =>
        each === other ? (
          <Other key={each} className="switch" href={href} lang={other} hrefLang={other} onClick={onClick}>
            {localeNames[other]}
          </Other>
        ) : (
          <Current key={each} lang={locale} aria-current="true">
            {localeNames[locale]}
          </Current>
        ),
      )}
    </Group>
  );
}
