import type { ReactNode } from 'react';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonAnchor, Icon, useSiteDetails, VisuallyHidden, Container } from '@oracle-astra/shared/ui';
import { Brand } from '../header/brand';
import { Badge, Base, Columns, FooterBox } from './footer.styles';
import { SocialLinks } from './social-links';
import { LocaleLinks } from '../locale/locale-links';
import { getNavKey, getNavItems } from '../navigation/nav-items';

const sitemap = '/sitemap.xml';

/** The footer: four columns, and the policies below. */
export function Footer({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { supportMail, appStore } = useSiteDetails();
  const important = getNavItems('footer-important', navigation, isSignedIn);
  return (
    <FooterBox className="night">
      <Container>
        <Columns>
          <div className="stack">
            <Brand />
            <p className="mute read">{t('shell.footer.about')}</p>
            <SocialLinks />
          </div>
          {important.length > 0 && <Column title={t('shell.footer.importantLinks')}>{important.map(renderItem)}</Column>}
          <Column title={t('shell.footer.horoscope')}>
            {getNavItems('footer-horoscope', navigation, isSignedIn).map(renderItem)}
            <li>
              <a href={sitemap} target="_blank" rel="noopener">
                {t.rich('shell.footer.sitemap', { hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })}
              </a>
            </li>
          </Column>
          <div>
            <h2>{t('shell.footer.contact')}</h2>
            <a href={`mailto:${supportMail}`}>{supportMail}</a>
            <p className="mute">{t('shell.footer.whatsApp')}</p>
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
