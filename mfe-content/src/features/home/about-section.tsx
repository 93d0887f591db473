import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Section } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';

/** A short introduction to the service, with a link to the about page. */
export function AboutSection() {
  const t = useTranslations();
  return (
    <Section title={t('content.aboutService.title')} margin>
      <div className="stack">
        <p className="read">{t('content.aboutService.text')}</p>
        <div>
          <ButtonLink to={siteRoutes.aboutUs}>{t('content.aboutService.title')}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
