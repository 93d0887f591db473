import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatError, listBirths, useAddBirthMutation, useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type Astrologer, type BirthDetails } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, loginRequested, useAlert, useIsOnPage, useSession } from '@oracle-astra/shared/session';
import type { Celebrity } from './celebrity';

/** Opens a chat about a public figure, whose birth details are saved once. Visitors are asked to log in. */
export function useOpenCelebrity(astrologer: Astrologer) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();
  const { isSignedIn } = useSession();
  const [add] = useAddBirthMutation();
  const [opening, setOpening] = useState<Celebrity | null>(null);

  const save = async (celebrity: Celebrity): Promise<string> => {
    const { name, place, gender, marital_status, dob, tob, lat, lng } = celebrity;
    const { births } = await dispatch(listBirths.initiate(undefined, { subscribe: false })).unwrap();
    const saved = births.find((birth) => birth.dob === dob && birth.tob === tob && birth.lat === lat && birth.lng === lng);
    if (saved) return saved.bid;
    const language = t.locale === 'hi' ? 'Hindi' : 'English';
    const details: BirthDetails = { full_name: t(name), pob: t(place), gender, marital_status, dob, tob, lat, lng, language };
    return (await add({ ...details, public_figure: true }).unwrap()).bid;
  };

  const open = async (celebrity: Celebrity) => {
    if (!isSignedIn) {
      dispatch(loginRequested());
      return;
    }
    setOpening(celebrity);
    try {
      const to = siteRoutes.chatsCeleb({ type: astrologer, bid: await save(celebrity) });
      if (isOnPage()) void navigate(to);
      else dispatch(toastShown('good', t('chat.common.chatWith', { astrologer }), to));
    } catch (error) {
      showAlert(formatError(error, t, t('chat.birthForm.saveFailed')));
    } finally {
      setOpening(null);
    }
  };
  return { opening, open: (celebrity: Celebrity) => void open(celebrity) };
}
