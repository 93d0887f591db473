import { SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { useSession } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { copy } from '../copy';
import { BirthForm } from '../features/birth-form/birth-form';
import { useBirthForm } from '../features/birth-form/use-birth-form';
import { KundliQuestions } from '../features/kundli-advice/advice';
import { PlaceField } from '../features/place-search/place-field';
import { SavedBirths } from '../features/saved-births/saved-births';
import type { KundliAddress } from './kundli-address';
import { KundliHead } from './kundli-head';
import { MiddleColumn } from './middle-column';

interface KundliEntryProps {
  address: KundliAddress;
  onReady: (bid: string) => void;
}

/** New birth details beside the saved ones. */
export function KundliEntry({ address, onReady }: KundliEntryProps) {
  const { isSignedIn } = useSession();
  const form = useBirthForm({ draftKey: 'birth', submitsOnceSignedIn: address.isFree, onSaved: onReady });
  const { values, errors, change } = form;
  const Columns = address.isMiddle ? MiddleColumn : TwoColumnLayout;
  return (
    <Columns>
      <div className="stack-6">
        <KundliHead address={address} />
        <BirthForm form={form} place={<PlaceField place={values} errors={errors} onChange={change} />} />
      </div>
      <SideColumn>
        {isSignedIn && (
          <SavedBirths chosen={values.bid} onChoose={form.select} onDeleted={(bid) => bid === values.bid && form.startAnew()}>
            {values.bid !== '' && (
              <div>
                <Button variant="secondary" small busy={form.busy} onClick={form.proceed}>
                  {copy.proceed}
                </Button>
              </div>
            )}
          </SavedBirths>
        )}
        <KundliQuestions />
      </SideColumn>
    </Columns>
  );
}
