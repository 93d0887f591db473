import { points } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';

const examplePoints = 250;
const exampleQuestions = Math.floor(examplePoints / points.perQuestion);
const example = { points: examplePoints, questions: exampleQuestions, taken: exampleQuestions * points.perQuestion };

const formatGain = (gain: number) => <b className="gold">+{gain}</b>;

/** How points are earned, the daily limit, and how they are exchanged for questions. */
export function PointsRules() {
  const t = useTranslations();
  return (
    <>
      <h2>{t('forum.learnMore.earning')}</h2>
      <DescriptionList
        rows={[
          { term: t('forum.learnMore.discussion'), value: formatGain(points.discussion) },
          { term: t('forum.learnMore.comment'), value: formatGain(points.comment) },
          { term: t('forum.learnMore.vote'), value: formatGain(points.vote) },
          { term: t('forum.learnMore.upvote'), value: formatGain(points.upvoteReceived) },
        ]}
      />
      <p>{t('forum.learnMore.once')}</p>
      <h2>{t('forum.learnMore.limit', { points: points.dailyCap })}</h2>
      <p>{t('forum.learnMore.limitDetails', { points: points.dailyCap })}</p>
      <h2>{t('forum.learnMore.redeeming')}</h2>
      <ul>
        <li>{t('forum.learnMore.rate', { points: points.perQuestion })}</li>
        <li>{t('forum.learnMore.minimum', { points: points.redeemMin })}</li>
        <li>{t('forum.learnMore.example', example)}</li>
        <li>{t('forum.learnMore.oracleOnly')}</li>
      </ul>
    </>
  );
}
