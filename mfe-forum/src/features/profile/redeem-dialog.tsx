import { useState } from 'react';
import { useAppDispatch } from '@oracle-astra/shared/api';
import { points as rules, readAmount, redeemRequest, type RedeemRequest } from '@oracle-astra/shared/contract';
import { NumberField, useForm, validateWith } from '@oracle-astra/shared/forms';
import { formatCount } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, DescriptionList, Dialog } from '@oracle-astra/shared/ui';
import { useForumRedeemMutation } from '../../api/profiles';
import { refuseFields } from '../../components/refuse-fields';
import { showSuccess } from '../../components/show-failure';

interface RedeemValues {
  points: string;
}

const validate = validateWith<RedeemValues, RedeemRequest>(redeemRequest, {
  toRequest: ({ points }) => ({ points: readAmount(points) ?? '' }),
});

/** Exchanges points for whole Oracle questions, after showing both amounts. */
export function RedeemDialog({ left, onClose }: { left: number; onClose: () => void }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [points, setPoints] = useState(String(Math.max(rules.redeemMin, left - (left % rules.perQuestion))));
  const [redeem] = useForumRedeemMutation();
  const amount = readAmount(points);
  const questions = Math.floor((amount ?? 0) / rules.perQuestion);
  const taken = questions * rules.perQuestion;
  const isEnough = questions > 0 && taken <= left;
  const { errors, isSubmitting, change, formProps } = useForm({
    values: { points },
    onChange: (changed) => setPoints(changed.points ?? ''),
    validate(values, translate) {
      if (amount === null) return { errors: { points: translate('forum.redeem.unreadable') } };
      return amount > left ? { errors: { points: translate('forum.redeem.tooMany', { left }) } } : validate(values, translate);
    },
    async onSubmit(request) {
      const { data, error } = await redeem(request);
      if (error) return refuseFields(error, ['points'], t, dispatch);
      showSuccess(data.message, t, dispatch);
      onClose();
    },
  });
  return (
    <Dialog open title={t('forum.redeem.title')} onClose={onClose}>
      <p className="small mute">{t('forum.redeem.rule', { points: rules.perQuestion })}</p>
      <form className="stack" {...formProps}>
        <NumberField
          label={t('forum.redeem.points')}
          hint={t('forum.redeem.hint', { least: rules.redeemMin, left })}
          name="points"
          value={points}
          error={errors.points}
          onChange={(event) => change({ points: event.target.value })}
        />
        {isEnough && (
          <DescriptionList
            rows={[
              { term: t('forum.redeem.taken'), value: t('forum.redeem.pointsOf', { points: taken }) },
              { term: t('forum.redeem.added'), value: t('forum.redeems.questions', { count: questions }) },
              { term: t('forum.redeem.left'), value: formatCount(left - taken), isTotal: true },
            ]}
          />
        )}
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('forum.busy.loading')}>
          {isEnough ? t('forum.redeem.submitPoints', { points: taken }) : t('forum.redeem.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
