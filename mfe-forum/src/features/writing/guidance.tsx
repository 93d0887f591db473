import { forumLimits, points } from '@oracle-astra/shared/contract';
import { Prose } from '@oracle-astra/shared/components';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';

const { titleMin, titleMax, descriptionMin, descriptionMax } = forumLimits;

/** Limits and advice for writing a discussion. */
export function Guidance() {
  return (
    <section className="stack">
      <SideTitle>What goes into a discussion</SideTitle>
      <DescriptionList
        rows={[
          { term: 'Title', value: `${titleMin} to ${titleMax} characters` },
          { term: 'Description', value: `${descriptionMin} to ${descriptionMax} characters` },
          { term: 'Stars', value: 'rashi, nakshatra and mahadasha of your profile' },
          { term: 'Earns', value: <span className="gold">+{points.discussion} points</span> },
        ]}
      />
      <Prose className="small">
        <ul>
          <li>Ask one thing, and say what you have tried or seen yourself.</li>
          <li>Leave out names, numbers and birth details of other people. Everyone can read a discussion.</li>
          <li>Questions of health, law and money belong to a doctor, a lawyer or an adviser first.</li>
        </ul>
      </Prose>
    </section>
  );
}
