import { useTranslations } from '@oracle-astra/shared/i18n';
import { VisuallyHidden } from '@oracle-astra/shared/ui';

const sitemap = '/sitemap.xml';

/** The last item of the footer's links. */
export function SitemapLink() {
  const t = useTranslations();
  return (
    <li>
      <a href={sitemap} target="_blank" rel="noopener">
        {t.rich('shell.footer.sitemap', { hidden: (content) => <VisuallyHidden>{content}</VisuallyHidden> })}
      </a>
    </li>
  );
}
