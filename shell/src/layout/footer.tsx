import type { ReactNode } from 'react';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, ButtonAnchor, Icon, VisuallyHidden, Container } from '@oracle-astra/shared/ui';
import { contact, sitemap, spec, words } from '../copy';
import { Brand } from './brand';
import { Badge, Base, Columns, FooterBox } from './footer-look';
import { SocialLinks } from './social-links';
import { keyOf, waysOf } from './ways';

/** The foot of every page: four columns, and the policies below. */
export function Footer({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { isSignedIn } = useSession();
  const important = waysOf('footer-important', navigation, isSignedIn);
  return (
    <FooterBox className="night">
      <Container>
        <Columns>
          <div className="stack">
            <Brand />
            <p className="mute read">{words.about}</p>
            <SocialLinks />
          </div>
          {important.length > 0 && <Column title="Important Links">{important.map(item)}</Column>}
          <Column title="Horoscope">
            {waysOf('footer-horoscope', navigation, isSignedIn).map(item)}
            <li>
              <a href={sitemap} target="_blank" rel="noopener">
                Sitemap
                <VisuallyHidden>&nbsp;(opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          </Column>
          <div>
            <h2>Contact Us</h2>
            <a href={`mailto:${contact.supportMail}`}>{contact.supportMail}</a>
            <p className="mute">{spec.whatsApp}</p>
            <Badge>
              <ButtonAnchor small href={contact.appStore} target="_blank" rel="noopener">
                <Icon name="phone" size={20} />
                Get the Android app
              </ButtonAnchor>
            </Badge>
          </div>
        </Columns>
        <Base>
          {waysOf('footer-policies', navigation, isSignedIn).map((way) => (
            <AppLink key={keyOf(way)} to={way.to}>
              {way.label}
            </AppLink>
          ))}
        </Base>
      </Container>
    </FooterBox>
  );
}

const item = (way: NavigationEntry) => (
  <li key={keyOf(way)}>
    <AppLink to={way.to}>{way.label}</AppLink>
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
