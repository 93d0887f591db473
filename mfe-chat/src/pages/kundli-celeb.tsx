import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageMeta } from '@oracle-astra/shared/ui';
import { CenteredColumn } from '../components/centered-column';
import { copy } from '../copy';
import { BirthForm } from '../features/birth-form/birth-form';
import { useBirthForm } from '../features/birth-form/use-birth-form';
import { CelebrityArticles } from '../features/kundli-articles/kundli-articles';
import { parseKundliParams } from '../features/kundli-page/kundli-params';
import { PlaceField } from '../features/place-search/place-field';

const meta = {
  default: {
    title: 'Celebrity Kundli: birth charts of the famous',
    description:
      'Free celebrity Kundli: enter the birth details of an actor, a cricketer or a leader, see the chart, and ask an AI astrologer about it.',
  },
  Oracle: {
    title: 'Celebrity Kundli read by Oracle',
    description:
      'Enter the birth details of a well-known person and ask the AI astrologer Oracle what their planets and dashas say about their path.',
  },
  Astra: {
    title: 'Celebrity Kundli read by Astra',
    description:
      'Enter the birth details of a well-known person and ask the AI astrologer Astra what their chart says about love, marriage and career.',
  },
};

/** /free-kundli-celeb, with its child pages oracle and astra. */
export function Component() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const params = parseKundliParams(pathname, query);
  const type = params.type ?? 'Oracle';
  const form = useBirthForm({
    draftKey: 'birth-celeb',
    submitsOnSignIn: true,
    onSaved: (bid) => void navigate(siteRoutes.chatsCeleb({ type, bid })),
  });
  return (
    <>
      <PageMeta {...meta[params.type ?? 'default']} canonical={params.isChildPage ? pathname : '/free-kundli-celeb'} />
      <CenteredColumn>
        <div className="stack-6">
          <div className="stack-2">
            <p className="small mute">{copy.chatWith(type)}</p>
            <h1>{copy.celebrityKundli}</h1>
            <p className="mute read">The chart of a well-known person, to learn from. Nothing is charged on this page.</p>
          </div>
          <BirthForm form={form} isCelebrity placeField={<PlaceField place={form.values} errors={form.errors} onChange={form.change} />} />
        </div>
      </CenteredColumn>
      <CelebrityArticles />
      <SignCarousel ruled />
    </>
  );
}
