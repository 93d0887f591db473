import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { periods, siteRoutes, type BirthRecord, type PredictionRequest } from '@oracle-astra/shared/contract';
import { KeptPanel, PendingPanel } from './prediction-panel';
import { PredictionForm } from './prediction-form';
import { RecordList } from './record-list';
import { usePrediction } from './use-prediction';

/** Chooses chart, period and language, makes the prediction, and shows it or the kept one that the address names. */
export function PredictionWorkspace({ births }: { births: readonly [BirthRecord, ...BirthRecord[]] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const period = periods.find((name) => name === query.get('p_type'));
  const kept = query.get('kept');
  const selected = births.find(({ bid }) => bid === query.get('bid')) ?? births[0];
  const [made, setMade] = useState<string | null>(null);
  const onMade = useCallback(
    (pid: string, { bid, type }: PredictionRequest) => {
      setMade(pid);
      void navigate(siteRoutes.dailyPrediction({ bid, p_type: type, kept: pid }), { preventScrollReset: true });
    },
    [navigate],
  );
  const { pending, generate } = usePrediction(onMade);
  const { bid } = selected;
  return (
    <div className="stack-6">
      <RecordList births={births} selected={selected} period={period} />
      <PredictionForm
        key={bid}
        period={period ?? 'daily'}
        onPeriod={(p_type) => void navigate(siteRoutes.dailyPrediction({ bid, p_type }), { replace: true, preventScrollReset: true })}
        language={selected.language}
        isBusy={pending !== null && pending.state !== 'broken'}
        onGenerate={(language) => void generate({ bid, type: period ?? 'daily', language })}
      />
      {pending && <PendingPanel pending={pending} onRetry={() => void generate(pending.request, true)} />}
      {!pending && kept !== null && <KeptPanel pid={kept} isNew={kept === made} />}
    </div>
  );
}
