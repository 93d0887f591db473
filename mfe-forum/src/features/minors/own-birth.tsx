import { useAppDispatch, useListBirthsQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type BirthRecord } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Button } from '@oracle-astra/shared/ui';
import { useForumSetOwnBirthMutation } from '../../api/privacy';
import { Row, Rows } from '../../components/rows.styles';
import { showFailure, showSuccess } from '../../components/show-failure';

/** Selects which saved birth details are the person's own, for a parent who saved those of a child first. */
export function OwnBirth() {
  const t = useTranslations();
  const { data } = useListBirthsQuery();
  const others = data?.births ?? [];
  return (
    <details className="small">
      <summary>{t('forum.minor.notMine')}</summary>
      <div className="stack-2">
        <p>{t('forum.minor.notMineText')}</p>
        {others.length > 1 && (
          <Rows>
            {others.map((birth) => (
              <BirthRow key={birth.bid} birth={birth} />
            ))}
          </Rows>
        )}
        <p>
          <AppLink to={siteRoutes.createKundli()}>{t('forum.minor.saveOwn')}</AppLink>
        </p>
      </div>
    </details>
  );
}

function BirthRow({ birth: { bid, full_name: name, dob } }: { birth: BirthRecord }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [setOwn, { isLoading }] = useForumSetOwnBirthMutation();

  async function press() {
    const { error } = await setOwn({ bid });
    if (error) showFailure(error, t, dispatch);
    else showSuccess(t('forum.minor.ownSaved'), t, dispatch);
  }

  return (
    <Row>
      <div>
        <b>{name}</b>
        <div className="tiny mute">{dob}</div>
      </div>
      <Button small busy={isLoading} aria-label={t('forum.minor.thisIsMeNamed', { name })} onClick={() => void press()}>
        {t('forum.minor.thisIsMe')}
      </Button>
    </Row>
  );
}
