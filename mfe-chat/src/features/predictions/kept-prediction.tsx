import { Disclosure } from '@oracle-astra/shared/components';
import { siteRoutes, type Prediction } from '@oracle-astra/shared/contract';
import { formatDate, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { ButtonLink, DescriptionList } from '@oracle-astra/shared/ui';
import { PredictionText } from './prediction-text';

const charges = {
  predictions: 'chat.predictions.chargedOne',
  subscription: 'chat.predictions.chargedSubscription',
  none: 'chat.predictions.chargedNone',
} as const;

/** A stored prediction with its person, period, grounds and charge. */
export function KeptPrediction({ prediction }: { prediction: Prediction }) {
  const t = useTranslations();
  const { full_name, from, to, text, language, grounds, charged, bid } = prediction;
  const days = from === to ? formatDate(from, t) : t('chat.predictions.days', { from: formatDate(from, t), to: formatDate(to, t) });
  return (
    <>
      <p className="small mute">
        <span lang={getTextLang(full_name)}>{full_name}</span>
        {` · ${days}`}
      </p>
      <PredictionText text={text} language={language} />
      <Disclosure summary={t('chat.predictions.grounds')}>
        <div lang={language === 'Hindi' ? 'hi' : 'en'}>
          <DescriptionList rows={grounds} />
        </div>
      </Disclosure>
      <p className="tiny mute">{`${t(charges[charged])} ${t('chat.predictions.care')}`}</p>
      {bid !== null && (
        <div className="stack-2">
          <div>
            <ButtonLink variant="primary" to={siteRoutes.chats({ type: 'Oracle', bid })}>
              {t('chat.predictions.askOracle')}
            </ButtonLink>
          </div>
          <p className="tiny mute">{t('chat.predictions.cost')}</p>
        </div>
      )}
    </>
  );
}
