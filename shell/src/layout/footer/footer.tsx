import type { ReactNode } from 'react';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useLocale, useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonAnchor, Icon, useSiteDetails, Container } from '@oracle-astra/shared/ui';
import { Brand } from '../header/brand';
import { Badge, Base, Columns, FooterBox } from './footer.styles';
import { SitemapLink } from './sitemap-link';
import { SocialLinks } from './social-links';
import { LocaleLinks } from '../locale/locale-links';
import { getNavKey, getNavItems } from '../navigation/nav-items';

/** The footer: four columns, and the policies below. */
export function Footer({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const locale = useLocale();
  const { supportMail, appStore, frame } = useSiteDetails();
  const important = getNavItems('footer-important', navigation, isSignedIn);
  return (
    <FooterBox className="night">
      <Container>
        <Columns>
          <div className="stack">
            <Brand />
            <p className="mute read">{frame === undefined ? t('shell.footer.about') : frame.about[locale]}</p>
            <SocialLinks />
          </div>
          {frame === undefined && important.length > 0 && (
            <Column title={t('shell.footer.importantLinks')}>{important.map(renderItem)}</Column>
          )}
          <Column title={frame === undefined ? t('shell.footer.horoscope') : t('shell.footer.importantLinks')}>
            {(frame === undefined ? getNavItems('footer-horoscope', navigation, isSignedIn) : important).map(renderItem)}
            <SitemapLink />
          </Column>
          <div>
            <h2>{t('shell.footer.contact')}</h2>
            <a href={`mailto:${supportMail}`}>{supportMail}</a>
            {frame === undefined && <p className="mute">{t('shell.footer.whatsApp')}</p>}
            {appStore !== null && (
              <Badge>
                <ButtonAnchor small href={appStore} target="_blank" rel="noopener">
                  <Icon name="phone" size={20} />
                  {t('shell.footer.app')}
                </ButtonAnchor>
              </Badge>
            )}
          </div>
        </Columns>
        <Base>
          {getNavItems('footer-policies', navigation, isSignedIn).map((item) => (
            <AppLink key={getNavKey(item)} to={item.to}>
              {item.label}
            </AppLink>
          ))}
          <LocaleLinks />
        </Base>
      </Container>
    </FooterBox>
  );
}

const renderItem = (item: NavigationEntry) => (
  <li key={getNavKey(item)}>
    <AppLink to={item.to}>{item.label}</AppLink>
  </li>
);

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
