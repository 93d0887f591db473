import { siteRoutes } from '@oracle-astra/shared/contract';
import { Section } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';

/** A short introduction of the service with a link to the about page. */
export function AboutSection() {
  return (
    <Section title="About us" margin>
      <div className="stack">
        <p className="read">
          We compute every chart from the positions of the planets, show the working, and keep the price in plain sight. Oracle and Astra
          are software. They do not know your future; they read an old system carefully and in your language.
        </p>
        <div>
          <ButtonLink to={siteRoutes.aboutUs}>About us</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
