import type { ReactNode } from 'react';
import { Prose, Section } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} margin>
      <Prose>{children}</Prose>
    </Section>
  );
}

/** Articles below the form for birth details. */
export function KundliArticles() {
  const t = useTranslations();
  return (
    <>
      <Article title={t('chat.articles.kundliTitle')}>
        <p>{t('chat.articles.kundliMap')}</p>
        <p>{t('chat.articles.kundliPrecision')}</p>
      </Article>
      <Article title={t('chat.articles.astrologersTitle')}>
        <p>{t('chat.articles.astrologers')}</p>
      </Article>
    </>
  );
}

/** Articles below the form for a celebrity. */
export function CelebrityArticles() {
  const t = useTranslations();
  return (
    <>
      <Article title={t('chat.articles.celebrityTitle')}>
        <p>{t('chat.articles.celebrity')}</p>
      </Article>
      <Article title={t('chat.articles.sourcesTitle')}>
        <p>{t('chat.articles.sources')}</p>
      </Article>
    </>
  );
}
