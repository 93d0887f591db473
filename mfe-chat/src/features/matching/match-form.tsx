import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatError, isApiError, useAppDispatch, useListBirthsQuery } from '@oracle-astra/shared/api';
import type { BirthRecord, Match, MatchRequest } from '@oracle-astra/shared/contract';
import { useForm, useTimeQuestion, type FormErrors } from '@oracle-astra/shared/forms';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { loginRequested, useAlert, useDraftValues, useIsOnPage, useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { Button, Callout } from '@oracle-astra/shared/ui';
import { useChatMatchMutation } from '../../api/kundli';
import { pickPlace, useTypedPlace } from '../../components/typed-place';
import {
  addAnswers,
  forgetRecords,
  getPerson,
  initialMatchValues,
  matchSides,
  toMatchValues,
  validateMatch,
  type MatchSideName,
  type MatchValues,
  type Person,
} from './match-values';
import { PersonFields } from './person-fields';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface MatchFormProps {
  /** Called when a detail is changed. */
  onChange: () => void;
  onMatched: (match: Match, request: MatchRequest) => void;
  renderPlace: (input: {
    side: MatchSideName;
    person: Person;
    errors: Partial<Person>;
    onChange: (changed: Partial<Person>) => void;
  }) => ReactNode;
}

const noBirths: readonly BirthRecord[] = [];

/** The places of both sides that were typed but not chosen, and the errors of those whose search failed. */
async function findPlaces(
  typed: MatchValues,
  resolvePlace: ReturnType<typeof useTypedPlace>,
  onFound: (place: Partial<MatchValues>, before: Partial<MatchValues>) => void,
  t: Translate,
) {
  const places: Partial<MatchValues> = {};
  const failures: FormErrors<MatchValues> = {};
  for (const side of matchSides) {
    const person = getPerson(typed, side);
    const found = person.bid === '' ? await resolvePlace(person) : {};
    if (found === null) Object.assign(failures, toMatchValues(side, { birthPlace: t('chat.place.searchFailed') }));
    const place = toMatchValues(side, found ?? {});
    if (Object.keys(place).length > 0) onFound(place, toMatchValues(side, pickPlace(person)));
    Object.assign(places, place);
  }
  return { places, failures };
}

/** The form for two births. Its values are kept in the tab during a login and after a failed call. */
export function MatchForm({ onChange: onChanged, onMatched, renderPlace }: MatchFormProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const showAlert = useAlert();
  const isOnPage = useIsOnPage();
  const { isSignedIn } = useSession();
  const { currentData: saved, isError, refetch } = useListBirthsQuery(undefined, { skip: !isSignedIn });
  const mayBeSaved = (bid: string) => isSignedIn && (saved?.births.some((birth) => birth.bid === bid) ?? !isError);
  const [compare] = useChatMatchMutation();
  const draft = useDraftValues('match.1', initialMatchValues);
  const resolvePlace = useTypedPlace();
  const { settleTime, timeDialog } = useTimeQuestion();
  const { values, errors, change, isSubmitting, formProps } = useForm({
    values: forgetRecords(draft.values, mayBeSaved),
    onChange(changed) {
      onChanged();
      draft.change(changed);
    },
    async validate(typed) {
      const { places, failures } = await findPlaces(typed, resolvePlace, draft.change, t);
      const result = validateMatch({ ...typed, ...places }, t);
      return 'errors' in result ? { errors: { ...result.errors, ...failures } } : result;
    },
    async onSubmit(request) {
      let settled = request;
      const { data, error } = await settleTime((answers) => compare((settled = addAnswers(request, answers))), t);
      if (data) return void onMatched(data.match, settled);
      if (!error) return;
      if (isApiError(error) && error.code === 'birth_not_found') void refetch();
      if (!isApiError(error) || error.status !== 401) showAlert(formatError(error, t));
      else if (isOnPage()) dispatch(loginRequested());
    },
  });
  return (
    <form {...formProps} className="stack-6">
      <noscript>
        <Callout>{t('chat.birthForm.noScript')}</Callout>
      </noscript>
      <Sides>
        {matchSides.map((side) => {
          const person = getPerson(values, side);
          const onChange = (changed: Partial<Person>) => change(toMatchValues(side, changed));
          const fields = { side, person, errors: getPerson(errors, side), onChange };
          return <PersonFields key={side} {...fields} births={saved?.births ?? noBirths} placeField={renderPlace(fields)} />;
        })}
      </Sides>
      <div className="stack-2">
        <div>
          <Button variant="primary" type="submit" busy={isSubmitting} busyText={t('chat.match.working')}>
            {t('chat.match.submit')}
          </Button>
        </div>
        <p className="tiny mute read">{t('chat.match.privacy')}</p>
      </div>
      {timeDialog}
    </form>
  );
}
