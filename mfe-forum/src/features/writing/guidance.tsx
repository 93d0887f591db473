import { forumLimits, points } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Prose } from '@oracle-astra/shared/components';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';

const { titleMin, titleMax, descriptionMin, descriptionMax } = forumLimits;

/** Limits and advice for writing a discussion. */
export function Guidance() {
  const t = useTranslations();
  return (
    <section className="stack">
      <SideTitle>{t('forum.writing.guide')}</SideTitle>
      <DescriptionList
        rows={[
          { term: t('forum.writing.title'), value: t('forum.writing.length', { min: titleMin, max: titleMax }) },
          { term: t('forum.writing.text'), value: t('forum.writing.length', { min: descriptionMin, max: descriptionMax }) },
          { term: t('forum.writing.stars'), value: t('forum.writing.starsOfProfile') },
          {
            term: t('forum.writing.earns'),
            value: <span className="gold">{t('forum.writing.points', { points: points.discussion })}</span>,
          },
        ]}
      />
      <Prose className="small">
        <ul>
          <li>{t('forum.writing.adviceOne')}</li>
          <li>{t('forum.writing.advicePrivacy')}</li>
          <li>{t('forum.writing.adviceExperts')}</li>
        </ul>
      </Prose>
    </section>
  );
}
