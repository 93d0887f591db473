import styled from 'styled-components';
import { nakshatras, siteRoutes } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { nakshatraLabels, planetLabels } from '@oracle-astra/shared/terms';
import { Button, ButtonLink } from '@oracle-astra/shared/ui';
import { signName } from '../../../components/sign-name';
import { useBirthMoment } from '../../../components/use-birth-moment';
import { birthSkyDraftKey, type BirthSky } from './birth-sky';
import { useFocusOnMount } from '../use-focus-on-mount';

const Box = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  max-width: 30rem;
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);
`;

/** Moon sign, nakshatra and current dasha in one sentence; without a time of birth only what is certain for the date. */
function describeBirthSky({ rashis, nakshatra, dasha }: BirthSky, t: Translate): string {
  const [rashi = 1, other] = rashis;
  const name = nakshatra === null ? undefined : nakshatras[nakshatra - 1];
  if (name && dasha) {
    return t('content.birth.answer', {
      rashi: signName(rashi, t),
      nakshatra: t(nakshatraLabels[name]),
      maha: t(planetLabels[dasha.maha]),
      antar: t(planetLabels[dasha.antar]),
      until: formatDate(dasha.until, t),
    });
  }
  return other === undefined
    ? t('content.birth.answerOfDay', { rashi: signName(rashi, t) })
    : t('content.birth.answerOfTwo', { rashi: signName(rashi, t), other: signName(other, t) });
}

/** The summary of a birth's sky, and links to the birth form, which then contains the details. */
export function BirthSkyAnswer({ sky, onBack }: { sky: BirthSky; onBack: () => void }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { fillBirthForm } = useBirthMoment(birthSkyDraftKey);
  const answer = useFocusOnMount<HTMLParagraphElement>(true);
  const ask = isSignedIn ? siteRoutes.createKundli({ type: 'Oracle' }) : siteRoutes.freeKundli({ type: 'Oracle' });
  return (
    <Box>
      <p className="lead" ref={answer} tabIndex={-1}>
        {describeBirthSky(sky, t)}
      </p>
      <div className="row">
        <ButtonLink variant="primary" to={ask} onClick={fillBirthForm}>
          {t('content.birth.ask')}
        </ButtonLink>
        <ButtonLink variant="secondary" to={siteRoutes.createKundli()} onClick={fillBirthForm}>
          {t('content.birth.save')}
        </ButtonLink>
        <Button variant="plain" small onClick={onBack}>
          {t('content.birth.other')}
        </Button>
      </div>
    </Box>
  );
}
