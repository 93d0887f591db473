import styled from 'styled-components';
import { localeNames } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { Banner, ButtonAnchor, IconButton } from '@oracle-astra/shared/ui';
import { writeChosenLocale } from './locale-cookie';
import { useLocaleSwitch } from './use-locale-switch';

/*
 * Positioned over the page, so that nothing moves when it appears; on a page with an input at its bottom, below the header and
 * the head of the chat.
 */
const Strip = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: 7;
  border-top: 1px solid var(--rule);
  :root:has([data-foot]) & {
    inset: 7.75rem 0 auto;
  }
`;

/** Offers this page in the other language. */
export function LocaleOffer({ onStay }: { onStay: () => void }) {
  const locale = useLocale();
  const t = useTranslations();
  const { other, href, onClick } = useLocaleSwitch();
  const stay = () => {
    writeChosenLocale(locale);
    onStay();
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
