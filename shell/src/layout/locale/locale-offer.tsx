import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isLocale, localeNames, type Locale } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { safeStorage } from '@oracle-astra/shared/storage';
import { Banner, ButtonAnchor, IconButton } from '@oracle-astra/shared/ui';
import { readChosenLocale, writeChosenLocale } from './locale-cookie';
import { useLocaleSwitch } from './use-locale-switch';

/* Over the page, so that nothing moves when it appears; below the bars at the top where a page has an input at its bottom. */
const Strip = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 7;
  border-top: 1px solid var(--rule);
  :root:has([data-foot]) & {
    inset: 3.5rem 0 auto;
  }
`;

const key = 'locale-offered';
const storage = safeStorage('local');

/** The first language of the browser that the site has. */
const preferredLocale = (): Locale | undefined =>
  navigator.languages.map((language) => language.replace(/-.*/, '').toLowerCase()).find(isLocale);

/** Whether to offer a language: always to who chose it before, and once to who has it in the browser and chose none. */
function shouldOffer(offered: Locale): boolean {
  const chosen = readChosenLocale();
  if (chosen !== null) return chosen === offered;
  if (preferredLocale() !== offered || storage.get(key) === offered) return false;
  storage.set(key, offered);
  return true;
}

/** Offers this page in the other language; nothing changes without asking. */
export function LocaleOffer() {
  const locale = useLocale();
  const t = useTranslations();
  const { other, href, onClick } = useLocaleSwitch();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(shouldOffer(other)), [other]);
  if (!isOffered) return null;

  const stay = () => {
    writeChosenLocale(locale);
    setOffered(false);
  };
  const action = (
    <div className="row">
      <ButtonAnchor small variant="primary" href={href} lang={other} hrefLang={other} onClick={onClick}>
        {localeNames[other]}
      </ButtonAnchor>
      <IconButton icon="close" size={20} label={t('shell.locale.stay')} onClick={stay} />
    </div>
  );
  return (
    <Strip aria-label={t('shell.locale.group')}>
      <Banner icon="info" action={action}>
        <span lang={other}>{t('shell.locale.offerInOther')}</span>
      </Banner>
    </Strip>
  );
}
