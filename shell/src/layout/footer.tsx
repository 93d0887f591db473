import type { ReactNode } from 'react';
import { AppLink, ButtonAnchor, Icon, VisuallyHidden, Wrap } from '@oracle-astra/shared/ui';
import { contact, sitemap, spec, words } from '../copy';
import { Brand } from './brand';
import { Badge, Base, Columns, FooterBox } from './footer-look';
import { horoscopeLinks, importantLinks, policyLinks, type FooterLink } from './footer-links';
import { SocialLinks } from './social-links';

/** The foot of every page: four columns, and the policies below. */
export function Footer() {
  return (
    <FooterBox className="night">
      <Wrap>
        <Columns>
          <div className="stack">
            <Brand />
            <p className="mute read">{words.about}</p>
            <SocialLinks />
          </div>
          <Column title="Important Links">{importantLinks.map(item)}</Column>
          <Column title="Horoscope">
            {horoscopeLinks.map(item)}
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
          {policyLinks.map(({ label, to }) => (
            <AppLink key={to} to={to}>
              {label}
            </AppLink>
          ))}
        </Base>
      </Wrap>
    </FooterBox>
  );
}

const item = ({ label, to }: FooterLink) => (
  <li key={label}>
    <AppLink to={to}>{label}</AppLink>
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
